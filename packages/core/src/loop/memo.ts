import { LimitError } from "../errors/limit-error.js";
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
 * result for a value is the same on each path, if the dynamic scope is.
 */
export class Memo {
  readonly #known = new Map<Scope, Map<BlockId, MemoEntry>>();

  get(scope: Scope, block: BlockId): MemoEntry | undefined {
    return this.#known.get(scope)?.get(block);
  }

  set(scope: Scope, block: BlockId, answer: MemoEntry, count: ResultCount): void {
    let known = this.#known.get(scope);
    if (!known) this.#known.set(scope, (known = new Map<BlockId, MemoEntry>()));
    const before = known.get(block);
    if (!before) count.add(scope.bindings, known === this.#first);
    // A result with an evaluated set also serves callers that do not need the set.
    if (answer.evaluated || !before?.evaluated) known.set(block, answer);
  }

  /** The results in the scope in which a block was first applied to the value. */
  get #first(): Map<BlockId, MemoEntry> | undefined {
    for (const results of this.#known.values()) return results;
    return undefined;
  }
}

/** The limit `scopedResults` if none is given. */
const defaultScopedResults = 300_000;

/** How many results in further scopes each result in a first scope allows, whatever the limit: values of any size are evaluated. */
const furtherPerFirst = 4;

/**
 * Counts the results that an evaluation remembers. Resources can be entered in exponentially many orders, each another dynamic scope
 * in which schemas may have another result. What such a schema says of a value is a hard question, so this ends it.
 */
export class ResultCount {
  readonly #maximum: number;
  #first = 0;
  #further = 0;

  constructor(maximum: number = defaultScopedResults) {
    this.#maximum = maximum;
  }

  /**
   * @param bindings - The number of bindings of the scope, which take time to make.
   * @param isFirst - Whether it is the first scope in which schemas were applied to the part of the value.
   * @throws LimitError if there are too many results in further scopes.
   */
  add(bindings: number, isFirst: boolean): void {
    if (isFirst) this.#first += bindings + 1;
    else {
      this.#further += bindings + 1;
      if (this.#further > this.#maximum && this.#further > furtherPerFirst * this.#first)
        throw new LimitError("scopedResults", this.#maximum);
    }
  }
}
