import type { ValidationIssue } from "./issue.js";

/**
 * The issue to fix first: one with a suggestion, or else the first; and while that has causes, the same among these.
 *
 * @returns `undefined` for an empty list.
 */
export function mainIssue(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  let main = firstChoice(issues);
  while (main && main.causes.length > 0) main = firstChoice(main.causes);
  return main;
}

/** The issue to fix first, without a look at causes. */
export const firstChoice = (issues: readonly ValidationIssue[]): ValidationIssue | undefined =>
  issues.find(({ data }) => data["suggestion"] !== undefined) ?? issues.at(0);
