import { Declarations } from "../plan/declared-parts.js";
import type { Key } from "./key.js";
import type { Block, Constraint, Plan } from "../plan/plan.js";
import { readsOwnEvaluated } from "../plan/walk.js";
import type { ConstantSets } from "../plan/ops/among.js";

/** Facts about a plan that an evaluation needs, each found when it is first needed. */
export class PlanFacts {
  readonly #plan: Plan;
  /** The sets of constants in the plan. */
  readonly sets: ConstantSets = new Map();
  #scopesOnPath: number | undefined;
  /** Whether each block reads the evaluated set, by number; without gaps, which would read `Object.prototype`. */
  readonly #readers: (boolean | "unknown")[] = [];
  #declarations: Declarations | undefined;

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
    while (readers.length <= block.id) readers.push("unknown");
    const known = readers[block.id] as boolean | "unknown";
    return known === "unknown" ? (readers[block.id] = readsOwnEvaluated(block)) : known;
  }

  /** Tells whether what a constraint applies to the value itself declares a part of the value. */
  declaredBy(constraint: Constraint): (key: Key) => boolean {
    const declarations = (this.#declarations ??= new Declarations(this.#plan));
    return (key) => declarations.has(constraint, key);
  }
}
