import type { BlockId } from "../plan/plan.js";
import type { EvaluatedSet } from "./evaluated-set.js";
import type { Scope } from "./scope.js";
import type { Recorded } from "./trace-node.js";

/** The result of a block for a value. */
export interface MemoEntry extends Recorded {
  readonly valid: boolean;
  /** Its evaluated set, if some rule reads it. */
  readonly evaluated: EvaluatedSet | undefined;
}

/**
 * The results of the blocks that have been applied to one value. References can reach a schema on exponentially many paths. Its
 * result for a value is the same on each path.
 */
export class Memo {
  readonly #known = new Map<Scope, Map<BlockId, MemoEntry>>();

  get(scope: Scope, block: BlockId): MemoEntry | undefined {
    return this.#known.get(scope)?.get(block);
  }

  set(scope: Scope, block: BlockId, answer: MemoEntry): void {
    let known = this.#known.get(scope);
    if (!known) this.#known.set(scope, (known = new Map<BlockId, MemoEntry>()));
    // A result with an evaluated set also serves callers that do not need the set.
    if (answer.evaluated || !known.get(block)?.evaluated) known.set(block, answer);
  }
}
