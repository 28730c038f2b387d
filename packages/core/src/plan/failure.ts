// Failures, as a tree: the form in which the loop and emitted code return them. It contains nothing about valid parts, so that it
// grows with the failures, not with the instance.
import type { BlockId, Application, Plan } from "./plan.js";

/** A rule that fails. */
export interface Failure {
  /** Its index in the rules of its block. */
  readonly ruleIndex: number;
  /** The number of valid applications, if the rule counts them. */
  readonly validCount: number;
  /** The failed applications of the rule, in the order of evaluation. */
  readonly failedApplications: readonly FailedApplication[];
}

/** The application of a block to a value of which it does not hold. */
export interface FailedApplication {
  /** The application that led here. */
  readonly application: Application;
  /** The block that was applied: the application's target, or what its dynamic anchor found. */
  readonly block: BlockId;
  /** The part of the outer value that it was applied to; `undefined` for the same value, a name, or decoded content. */
  readonly key: string | number | undefined;
  /** The value that it was applied to. */
  readonly value: unknown;
  /**
   * The rules that fail, in the order of the block. Compiled code may find them when they are first read, and may have the same
   * list for different values.
   */
  readonly failures: readonly Failure[];
  /**
   * Whether the list is that of several applications of a block to one place, to which many paths lead. Readers must not follow each of
   * them.
   */
  readonly isRepeated: boolean;
}

/** The failures of a value, with the plan that they refer to: for programs that report failures in a form of their own. */
export interface PlanFailures {
  /** Has the blocks and rules by the numbers that failures have. */
  readonly plan: Plan;
  /** The application of the schema to the value. */
  readonly failed: FailedApplication;
}
