// The interface between the engine and backends.
import type { Failure } from "./failure.js";
import type { BlockId, Plan } from "./plan.js";
import type { Profile } from "./profile.js";

/** Decides whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/** The loop, called with a block: compiled code falls back to it. */
export interface Fallback {
  /** Decides whether a block holds for a value, in a scope that compiled code has kept. */
  (block: BlockId, value: unknown, scope?: unknown): boolean;
  /** The scope before any resource is entered. */
  readonly scope: unknown;
  /** Counts the work of compiled code, and of the loop when the code calls it. */
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

/** Finds the failures of a value: of rules of the entry block, with those below them; `undefined` if it is valid. */
export type Explanation = (value: unknown) => readonly Failure[] | undefined;

/** The loop, from a block on, for code that explains. */
export interface ExplainingFallback extends Fallback {
  /** The failures of a block for a value; `undefined` if it is valid. */
  explain(block: BlockId, value: unknown): readonly Failure[] | undefined;
}

/** Turns plans into functions. */
export interface Backend {
  /** A plan with the same verdicts and less work. */
  optimise(plan: Plan): Plan;
  /**
   * The verdict function of an optimised plan.
   *
   * @param profile - The property names that blocks have seen, if any.
   * @throws EvalError if code generation is forbidden.
   */
  compile(plan: Plan, loop: Fallback, profile?: Profile): Verdict;
  /**
   * The function that finds failures, for a plan without dynamic applications.
   *
   * @throws EvalError if code generation is forbidden.
   */
  explain?(plan: Plan, loop: ExplainingFallback): Explanation;
  /** The same as `compile`, without generating code. Absent if the backend has no such functions. */
  compileToClosures?(plan: Plan, loop: Fallback, profile?: Profile): Verdict;
}
