// What the engine and those who turn plans into functions ask of one another.
import type { Failure } from "./failure.js";
import type { BlockId, Plan } from "./plan.js";
import type { Profile } from "./profile.js";

/** Decides whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/** The loop, from a block on: where compiled code leaves to it what it does not do itself. */
export interface Fallback {
  /** Decides whether a block holds for a value, in a scope that compiled code has kept. */
  (block: BlockId, value: unknown, scope?: unknown): boolean;
  /** The scope before anything is entered. */
  readonly scope: unknown;
  /** Counts the work of compiled code, and that of the loop where the code calls it. */
  readonly work: RunCounter;
}

/** Counts the work of compiled code, so that the loop takes over a value on which work repeats. */
export interface RunCounter {
  /** Blocks applied in the current run, and items and members walked through. Compiled code increments it. */
  count: number;
  /** The count at which compiled code calls `check`. */
  readonly next: number;
  /** Runs compiled code; `byLoop` decides about the block if work repeats. */
  run<Answer>(
    value: unknown,
    decide: (value: unknown) => Answer,
    byLoop: (block: BlockId, value: unknown) => Answer,
    block: BlockId,
  ): Answer;
  /** Ends the run if its work repeats. */
  check(): void;
}

/** What fails of a value: rules of the entry block, each with what fails beneath it; `undefined` where it is valid. */
export type Explanation = (value: unknown) => readonly Failure[] | undefined;

/** The loop, from a block on, for code that explains. */
export interface ExplainingFallback extends Fallback {
  /** The rules of a block that fail of a value; `undefined` where it holds. */
  explain(block: BlockId, value: unknown): readonly Failure[] | undefined;
}

/** Turns plans into functions. */
export interface Backend {
  /** The plan that decides the same verdicts with less. */
  optimise(plan: Plan): Plan;
  /**
   * The verdict function of an optimised plan.
   *
   * @param profile - What is known of the values to come, where there is something.
   * @throws EvalError where the host forbids code generation.
   */
  compile(plan: Plan, loop: Fallback, profile?: Profile): Verdict;
  /**
   * The function that tells what fails, of a plan without dynamic applications that has its reports.
   *
   * @throws EvalError where the host forbids code generation.
   */
  explain?(plan: Plan, loop: ExplainingFallback): Explanation;
  /** `compile` without generating code, where there is a way that is faster than the loop. */
  compileToClosures?(plan: Plan, loop: Fallback, profile?: Profile): Verdict;
}
