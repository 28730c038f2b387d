// The interface between the engine and backends.
import type { Failure } from "./failure.js";
import type { BlockId, Plan } from "./plan.js";

/** Decides whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/** When a search for failures may end. */
export interface SearchEnd {
  /** Maximum number of failing rules with a message. Further ones need not be searched for. */
  readonly maxReports: number;
  /** Whether of the parts that fail a rule about each part, only the first is searched for. */
  readonly firstPart: boolean;
}

/** Finds the failures of the entry block for a value; `undefined` if it is valid. Default for `end`: it finds all. */
export type FindFailures = (value: unknown, end?: SearchEnd) => readonly Failure[] | undefined;

/** The loop, called with a block: closures and compiled code fall back to it. */
export interface Fallback {
  /** Decides whether a block holds for a value, in a scope that the caller has kept. */
  (block: BlockId, value: unknown, scope?: unknown): boolean;
  /** The scope before any resource is entered. */
  readonly scope: unknown;
  /** Counts the work of the caller, and of the loop when it is called. */
  readonly work: RunCounter;
}

/** The same for a search for failures. */
export interface SearchingFallback extends Fallback {
  /** The failures of a block for a value; `undefined` if it is valid. */
  findFailures(
    block: BlockId,
    value: unknown,
    scope: unknown,
    end: SearchEnd | undefined,
  ): readonly Failure[] | undefined;
}

/** Counts the work of compiled code, so that the loop takes over a value on which work repeats. */
export interface RunCounter {
  /** Blocks applied in the current run, and items and members walked through. Compiled code increments it. */
  count: number;
  /** The count at which compiled code calls `check`. */
  readonly next: number;
  /** Begins a run. Runs can be nested: a custom function may call the same code. */
  begin(value: unknown): void;
  /** Ends a run, and returns its answer. */
  end<Answer>(answer: Answer): Answer;
  /**
   * Ends a run that has thrown; `byLoop` decides about the block if work repeats.
   *
   * @throws EvaluationError if that was not the reason.
   */
  settle<Answer>(
    error: unknown,
    value: unknown,
    byLoop: (block: BlockId, value: unknown) => Answer,
    block: BlockId,
  ): Answer;
  /** Throws if the work of the run repeats. */
  check(): void;
}

/** Maximum depth of calls that closures and compiled code nest. Beyond it the loop takes over, which has no limit. */
export const maxCallDepth = 200;

/** The functions of a plan that need no generated code. They are made for a block when a value first reaches it. */
export interface Closures {
  /** Decides whether a value is valid. */
  readonly verdict: Verdict;
  /** Finds what the loop finds. */
  readonly findFailures: FindFailures;
}

/** Turns plans into functions. */
export interface Backend {
  /**
   * Makes ready what `compile` needs, such as code that is not loaded yet. Called some calls before it, so that no call has to wait for
   * both.
   */
  prepare?(): void;
  /**
   * The closures of a plan as lowering returns it.
   *
   * @param isDynamic - Whether an application of the schema looks for its target in the dynamic scope, even if it can find but one: such
   *   applications may lead back to themselves without end, which only the loop notices.
   * @param loop - The loop over the same plan.
   */
  closures(plan: Plan, isDynamic: boolean, loop: SearchingFallback): Closures;
  /** A plan with the same verdicts and less work, for `compile`. */
  optimise(plan: Plan): Plan;
  /**
   * The verdict function of an optimised plan, as generated code.
   *
   * @param loop - The loop over the same plan.
   * @throws EvalError if code generation is forbidden.
   */
  compile(plan: Plan, loop: Fallback): Verdict;
}
