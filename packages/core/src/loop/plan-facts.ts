import { type DeclaredParts, declaredParts } from "../plan/declared-parts.js";
import type { Block, Constraint, Plan } from "../plan/plan.js";
import { readsOwnEvaluated } from "../plan/walk.js";

/** Facts about a plan that an evaluation needs, each found when it is first needed. */
export class PlanFacts {
  readonly #plan: Plan;
  #scopesOnPath: number | undefined;
  /** By block; without gaps, which would read `Object.prototype`. */
  readonly #readers: (boolean | undefined)[] = [];
  readonly #declared = new Map<Constraint, DeclaredParts>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /**
   * Maximum number of dynamic scopes on a path: each binds another anchor. A plan may get further blocks while it is evaluated, but no
   * further resources.
   */
  get scopesOnPath(): number {
    return (this.#scopesOnPath ??=
      1 + new Set(this.#plan.resources.flatMap((each) => [...each.dynamicAnchors.keys()])).size);
  }

  /** Whether the rules of a block of the plan read the evaluated set. */
  readsEvaluated(block: Block): boolean {
    const readers = this.#readers;
    while (readers.length <= block.id) readers.push(undefined);
    return readers.at(block.id) ?? (readers[block.id] = readsOwnEvaluated(block));
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
