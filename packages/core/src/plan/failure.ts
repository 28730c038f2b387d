// Failures, as a tree: the form in which the loop and emitted code return them. It contains nothing about valid parts, so that it
// grows with the failures, not with the instance.
import type { BlockId, Application } from "./plan.js";

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
   * The rules that fail, in the order of the block. Compiled code may find them when they are first read. If many paths lead to
   * the same failures, the applications share a list: readers must not follow every path to it.
   */
  readonly failures: readonly Failure[];
}
