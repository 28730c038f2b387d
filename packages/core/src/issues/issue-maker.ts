import type { FailedApplication } from "../plan/failure.js";
import type { Plan } from "../plan/plan.js";
import type { ValidationIssue } from "./issue.js";

/** Makes issues of failures: those of `@argot/reports` explain; without them they are basic. */
export interface IssueMaker {
  /** Returns a function that makes the issues of a value that is not valid: at least one. */
  issuesOf(plan: Plan): (failed: FailedApplication) => readonly ValidationIssue[];
  /** The issues as a flat list, as other libraries have them. */
  flatten(issues: readonly ValidationIssue[]): readonly ValidationIssue[];
}
