import { requireIssues } from "./require-issues.js";
import type { ValidationIssue } from "./issue.js";

/**
 * The issue to fix first, and the one to show if there is room for one only: an issue with a suggestion, or else the first; and
 * while that has causes, the same among these. It says what is wrong, where `errors[0]` may be no more than the keyword that
 * led there, such as a choice of which no alternative matches.
 *
 * @param issues - The `errors` of a result, or the `causes` of an issue.
 * @returns `undefined` for an empty list.
 */
export function primaryIssue(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  requireIssues("primaryIssue", issues);
  return mainIssue(issues);
}

/** What `primaryIssue` returns, for issues that a validator has just made. */
export function mainIssue(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  let primary = firstChoice(issues);
  while (primary && primary.causes.length > 0) primary = firstChoice(primary.causes);
  return primary;
}

const firstChoice = (issues: readonly ValidationIssue[]): ValidationIssue | undefined =>
  issues.find(({ data }) => data["suggestion"] !== undefined) ?? issues.at(0);
