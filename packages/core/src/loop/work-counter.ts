import type { BlockId } from "../plan/plan.js";
import { WorkBound } from "./work-bound.js";

/** What ends a run in which work repeats. It never leaves `WorkCounter.run`. */
const workRepeats = new Error("work repeats");

/**
 * Counts the work of compiled code where a plan can apply a block to one part of a value on several paths. Once an evaluation
 * has done more than work that does not repeat can be, the loop takes the whole value over: it memoizes.
 */
export class WorkCounter {
  /** Blocks applied in the current run, and items and members walked through. Compiled code increments it. */
  count = 0;
  /** The count at which compiled code calls `check`. */
  next: number = Infinity;
  #bound: WorkBound | undefined;
  readonly #blockCount: () => number;

  constructor(blockCount: () => number) {
    this.#blockCount = blockCount;
  }

  /** Runs compiled code; `byLoop` takes over if work repeats. Runs can be nested: a custom function may call the same code. */
  run<Answer>(
    value: unknown,
    decide: (value: unknown) => Answer,
    byLoop: (block: BlockId, value: unknown) => Answer,
    block: BlockId,
  ): Answer {
    const { count, next } = this;
    const bound = this.#bound;
    this.count = 0;
    this.#bound = new WorkBound(value, this.#blockCount());
    this.next = this.#bound.next;
    try {
      return decide(value);
    } catch (error) {
      if (error !== workRepeats) throw error;
    } finally {
      this.count = count;
      this.next = next;
      this.#bound = bound;
    }
    return byLoop(block, value);
  }

  /** Ends the run if its work repeats. */
  check(): void {
    if (!this.#bound) return;
    if (this.#bound.isExceeded(this.count)) throw workRepeats;
    this.next = this.#bound.next;
  }
}
