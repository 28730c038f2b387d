import type { BlockId } from "../plan/ops.js";
import type { Marks } from "./marks.js";
import type { Scope } from "./scope.js";

/** What came of a block. */
export interface Answer {
  readonly valid: boolean;
  /** What it has evaluated, where somebody asks. */
  readonly marks: Marks | undefined;
}

/**
 * What came of the blocks that have been applied to one value. References can lead to a schema on more ways than there
 * is time for; what it says about a value is the same on each.
 */
export class Answers {
  readonly #known = new Map<Scope, Map<BlockId, Answer>>();

  get(scope: Scope, block: BlockId): Answer | undefined {
    return this.#known.get(scope)?.get(block);
  }

  set(scope: Scope, block: BlockId, answer: Answer): void {
    let known = this.#known.get(scope);
    if (!known) this.#known.set(scope, (known = new Map<BlockId, Answer>()));
    // An answer that says what was evaluated serves those who do not ask, too.
    if (answer.marks || !known.get(block)?.marks) known.set(block, answer);
  }
}
