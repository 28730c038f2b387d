import type { BlockId } from "../plan/plan.js";
import type { EvaluatedSet } from "./evaluated-set.js";
import type { Scope } from "./scope.js";

/** What came of a block. */
export interface MemoEntry {
  readonly valid: boolean;
  /** What it has evaluated, where somebody asks. */
  readonly evaluated: EvaluatedSet | undefined;
  /** Whether a recorder has heard of it. */
  recorded: boolean;
}

/**
 * What came of the blocks that have been applied to one value. References can lead to a schema on more ways than there
 * is time for; what it says about a value is the same on each.
 */
export class Memo {
  readonly #known = new Map<Scope, Map<BlockId, MemoEntry>>();

  get(scope: Scope, block: BlockId): MemoEntry | undefined {
    return this.#known.get(scope)?.get(block);
  }

  set(scope: Scope, block: BlockId, answer: MemoEntry): void {
    let known = this.#known.get(scope);
    if (!known) this.#known.set(scope, (known = new Map<BlockId, MemoEntry>()));
    // An answer that says what was evaluated serves those who do not ask, too.
    if (answer.evaluated || !known.get(block)?.evaluated) known.set(block, answer);
  }
}
