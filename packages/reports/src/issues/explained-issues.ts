// In the files for Node, loaded when it is first called, with the part `reports`.
import type { ValidationIssue } from "@argot/core";
import type { FailedApplication, Plan } from "@argot/core/plan";
import { RuleMessages } from "../messages/rule-messages.js";
import { issuesFrom } from "./collect-issues.js";

/** Returns a function that makes the issues of a value that is not valid, with explanations. */
export function explainedIssues(plan: Plan): (failed: FailedApplication) => readonly ValidationIssue[] {
  const ruleMessages = new RuleMessages(plan);
  return (failed) => issuesFrom(ruleMessages, failed);
}
