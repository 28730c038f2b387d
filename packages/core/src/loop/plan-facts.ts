import { type DeclaredParts, declaredParts } from "../plan/declared-parts.js";
import type { Block, Constraint, Plan } from "../plan/plan.js";
import { readsOwnEvaluated } from "../plan/walk.js";

/** Facts about a plan that an evaluation needs, each found when it is first needed. */
export class PlanFacts {
  readonly #plan: Plan;
  readonly #readers: boolean[] = [];
  readonly #declared = new Map<Constraint, DeclaredParts>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Whether the rules of a block of the plan read the evaluated set. */
  readsEvaluated(block: Block): boolean {
    return (this.#readers[block.id] ??= readsOwnEvaluated(block));
  }

  /** What a constraint declares of a value by the schemas that it applies to the value itself. */
  declaredBy(constraint: Constraint): DeclaredParts {
    const known = this.#declared.get(constraint);
    if (known) return known;
    const parts = declaredParts(this.#plan, constraint);
    this.#declared.set(constraint, parts);
    return parts;
  }
}
