import type { ValidationIssue } from "./errors.js";

/**
 * The issue to mend first: one that says what was probably meant, or else the first one; and beneath it, while there are
 * causes, the same of these.
 */
export function leadingIssue(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  let leading = foremost(issues);
  while (leading && leading.causes.length > 0) leading = foremost(leading.causes);
  return leading;
}

const foremost = (issues: readonly ValidationIssue[]): ValidationIssue | undefined =>
  issues.find(({ data }) => data["suggestion"] !== undefined) ?? issues[0];
