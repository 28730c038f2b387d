import { asEvaluationError, locatedError } from "../errors/evaluation-error.js";
import type { RunCounter } from "../plan/backend.js";
import type { BlockId } from "../plan/plan.js";
import { WorkBound } from "./work-bound.js";

/** The amount of work at which a run first looks how much it may be. */
const freeWork = 64;

/** What ends a run in which work repeats. It never leaves `settle`. */
const workRepeats = Object.freeze(new Error("work repeats"));

/** A run that another one interrupts. */
interface Interrupted {
  readonly count: number;
  readonly next: number;
  readonly value: unknown;
  readonly bound: WorkBound | undefined;
}

/**
 * Counts the work of compiled code where a plan can apply a block to one part of a value on several paths. Once an evaluation
 * has done more than work that does not repeat can be, the loop takes the whole value over: it memoizes.
 */
export class WorkCounter implements RunCounter {
  count = 0;
  next: number = Infinity;
  #runs = 0;
  /** The value of the current run. */
  #value: unknown;
  /** Made when there may be too much work: most runs end before. */
  #bound: WorkBound | undefined;
  readonly #interrupted: Interrupted[] = [];
  readonly #blockCount: () => number;

  constructor(blockCount: () => number) {
    this.#blockCount = blockCount;
  }

  begin(value: unknown): void {
    if (this.#runs > 0)
      this.#interrupted.push({ count: this.count, next: this.next, value: this.#value, bound: this.#bound });
    this.#runs++;
    this.count = 0;
    this.next = freeWork;
    this.#value = value;
    this.#bound = undefined;
  }

  end<Answer>(answer: Answer): Answer {
    this.#runs--;
    // The value must not be kept.
    if (this.#runs === 0) this.#value = this.#bound = undefined;
    else this.#resume();
    return answer;
  }

  settle<Answer>(
    error: unknown,
    value: unknown,
    byLoop: (block: BlockId, value: unknown) => Answer,
    block: BlockId,
  ): Answer {
    this.end(undefined);
    if (error !== workRepeats) throw locatedError(error, () => byLoop(block, value));
    try {
      return byLoop(block, value);
    } catch (thrown) {
      throw asEvaluationError(thrown);
    }
  }

  check(): void {
    if (this.#runs === 0) return;
    this.#bound ??= new WorkBound(this.#value, this.#blockCount());
    if (this.count >= this.#bound.next && this.#bound.isExceeded(this.count)) throw workRepeats;
    this.next = this.#bound.next;
  }

  #resume(): void {
    const { count, next, value, bound } = this.#interrupted.pop() as Interrupted;
    this.count = count;
    this.next = next;
    this.#value = value;
    this.#bound = bound;
  }
}
