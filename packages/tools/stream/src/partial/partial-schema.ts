import type { FailedApplication } from "@argot/core/plan";
import type { ValidationIssue, Validator } from "argot";
import type { PartialPlan } from "./partial-plan.js";

/** A schema for texts that are not complete. */
export interface PartialSchema {
  readonly shared: PartialPlan;
  /** Decides about values that are complete. */
  readonly validator: Pick<Validator, "validate">;
  /** Makes issues of failures that are certain. */
  readonly issuesOf: (failed: FailedApplication) => readonly ValidationIssue[];
}
