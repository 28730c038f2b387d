import type { BlockId } from "../plan/plan.js";
import type { EvaluatedSet } from "./evaluated-set.js";
import type { Scope } from "./scope.js";
import type { BlockNode } from "./trace-node.js";

/** The result of a block for a value. */
export interface MemoEntry {
  readonly valid: boolean;
  /** Its evaluated set, if some rule reads it. */
  readonly evaluated: EvaluatedSet | undefined;
  /** Whether a recorder has seen it. */
  recorded: boolean;
  /** The node in which the recorder keeps what it has seen. */
  node: BlockNode | undefined;
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
