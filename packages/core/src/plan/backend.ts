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

/** Finds the failures of a value: of rules of the entry block, with those below them; `undefined` if it is valid. */
export type Explanation = (value: unknown) => readonly Failure[] | undefined;

/** The loop, from a block on, for code that explains. */
export interface ExplainingFallback extends Fallback {
  /** The failures of a block for a value; `undefined` if it is valid. */
  explain(block: BlockId, value: unknown): readonly Failure[] | undefined;
  /** What code tells of each failure that it finds. */
  readonly found: FailureCount;
}

/** Counts the failures that a run of compiled code finds. */
export interface FailureCount {
  /** How many more it may find; below 0 for any number. */
  left: number;
  /** Ends a run that finds more. */
  end(): never;
}

/** The function of a block, which other functions of blocks call. `depth` is the depth of calls. */
export type BlockFunction<Answer> = (value: unknown, depth: number) => Answer;

/** Maximum depth of calls of such functions. Beyond it the loop takes over, which has no limit. */
export const maxCallDepth = 200;

/** The functions of the blocks of a whole plan, by number. There is one for each block that a part needs and does not contain. */
export interface BlockFunctions {
  /** They decide verdicts. */
  readonly verdicts: BlockFunction<boolean>[];
  /** They find failures. */
  readonly explanations: BlockFunction<readonly Failure[] | undefined>[];
}

/** Turns parts of plans into functions, so that large plans are compiled a part at a time. */
export interface PartBackend {
  /** The number of blocks up to which verdicts of a plan are compiled as a whole. */
  readonly largestWhole: number;
  /** The number of blocks that are compiled together to decide verdicts of larger plans. Blocks that apply no others do not count. */
  readonly verdictSize: number;
  /** The number of blocks that are compiled together to find failures. */
  readonly explanationSize: number;
  /**
   * Adds the function that decides the entry of a part to those of the whole plan, and those of other blocks in the part that it
   * calls.
   *
   * @param part - An optimised part.
   * @param loop - The loop, by the numbers that blocks have in the part.
   * @param functions - Has the functions of blocks that are elsewhere. Code may read them at each call.
   * @throws EvalError if code generation is forbidden.
   */
  compile(part: Plan, loop: Fallback, functions: BlockFunctions, profile?: Profile): void;
  /**
   * The same for the functions that find failures, for a part that is not optimised. Failures have the numbers of blocks, and
   * the applications, of the whole plan.
   *
   * @throws EvalError if code generation is forbidden.
   */
  explain(part: Plan, loop: ExplainingFallback, functions: BlockFunctions): void;
}

/** Turns plans into functions. */
export interface Backend {
  /**
   * Makes ready what the other functions need, such as code that is not loaded yet. Called some calls before them, so that no call has to wait
   * for both.
   */
  prepare?(): void;
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
  /** For parts of plans. Without it, plans are compiled as a whole. */
  readonly parts?: PartBackend;
  /** The same as `compile`, without generating code. Absent if the backend has no such functions. */
  compileToClosures?(plan: Plan, loop: Fallback, profile?: Profile): Verdict;
}
