import type { FailedApplication } from "@argot/core/plan";
import type { RuleMessage } from "../messages/rule-message.js";
import type { IssueContext } from "./issue-context.js";

/** An application that counts only for some values: under a condition, or as one of several alternatives. */
export interface Reason {
  /** The rule that has the condition, or the alternatives. */
  readonly appliedBy: RuleMessage;
  readonly failed: FailedApplication;
}

/** The reason why the schema of a failed application counts for its value: the nearest application to that value that has one. */
export function reasonIn(context: IssueContext): Reason | undefined {
  for (let at: IssueContext | undefined = context; at; at = at.outer) {
    const { failed, path } = at;
    const { appliedBy } = path;
    // Beyond it is another value, for which the reason says nothing.
    if (!appliedBy || failed.key !== undefined) return undefined;
    const { op } = appliedBy.rule.constraint;
    if (op === "some" || op === "branch" || failed.application.when?.op === "has") return { appliedBy, failed };
  }
  return undefined;
}
