// In the files for Node, loaded when it is first called, with the part `reports`.
import type { ValidationIssue } from "@argot/core";
import { mainIssue } from "@argot/core/internal";
import { requireIssues } from "./require-issues.js";

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
