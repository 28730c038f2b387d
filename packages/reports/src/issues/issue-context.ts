import type { FailedApplication } from "@argot/core/plan";
import type { EvaluationPath } from "../messages/evaluation-path.js";
import type { ConditionalApplication } from "./condition-context.js";
import type { InstancePath } from "./instance-path.js";

/** A failed application whose failures are being reported, and where it stands. */
export interface IssueContext {
  readonly failed: FailedApplication;
  /** The failed application whose rule applied this one; `undefined` at the root. */
  readonly outer: IssueContext | undefined;
  /** The path to it through the schema. */
  readonly path: EvaluationPath;
  /** JSON Pointer of its value in the instance. */
  readonly instanceLocation: string;
  /** The names and indices that lead to its value; `undefined` for the instance itself. */
  readonly instancePath: InstancePath | undefined;
  /** Number of failed applications of the rule that applied this one, itself included; 0 at the root. */
  readonly siblingCount: number;
  /** The nearest conditional application, outwards from this one, itself included. */
  readonly condition: ConditionalApplication | undefined;
}

/** The name of a property, if the value is one or was reached from one in place. */
export const nameIn = ({ path, failed }: IssueContext): string | undefined =>
  path.isAboutName ? (failed.value as string) : undefined;
