import type { FailedApplication, Failure } from "@argot/core/plan";
import type { EvaluationPath } from "../messages/evaluation-path.js";
import type { ConditionalApplication } from "./condition-context.js";
import type { RuleMessage } from "../messages/rule-message.js";
import { type InstancePath, pathTo } from "./instance-path.js";

/** Where a schema is applied. */
export interface IssuePlace {
  /** The path to the application through the schema. */
  readonly path: EvaluationPath;
  /** JSON Pointer of the value in the instance. */
  readonly instanceLocation: string;
  /** The names and indices that lead to the value; `undefined` for the instance itself. */
  readonly instancePath: InstancePath | undefined;
}

/** A failed application whose failures are being reported, and where it stands. */
export interface IssueContext extends IssuePlace {
  readonly failed: FailedApplication;
  /** The failed application whose rule applied this one; `undefined` at the root. */
  readonly outer: IssueContext | undefined;
  /** Number of failed applications of the rule that applied this one, itself included; 0 at the root. */
  readonly siblingCount: number;
  /** The nearest conditional application, outwards from this one, itself included. */
  readonly condition: ConditionalApplication | undefined;
}

/** A rule that fails, and where. */
export interface RuleFailure<Context extends IssueContext = IssueContext> {
  readonly ruleMessage: RuleMessage;
  readonly failure: Failure;
  readonly context: Context;
}

/** The place of an application that a rule at another place made. */
export function placeWithin(
  outer: IssuePlace,
  appliedBy: RuleMessage,
  { application, key }: FailedApplication,
): IssuePlace {
  const path = outer.path.to(appliedBy, application);
  return {
    path,
    instanceLocation: path.instanceLocation(outer.instanceLocation, key),
    instancePath: pathTo(outer.instancePath, key),
  };
}

/** The name of a property, if the value is one or was reached from one in place. */
export const nameIn = ({ path, failed }: IssueContext): string | undefined =>
  path.isAboutName ? (failed.value as string) : undefined;
