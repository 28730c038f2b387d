import type { ValidationIssue } from "./collect-issues.js";

/**
 * The issue to mend first, and the one to show where there is room for one only: one that says what was probably meant, or
 * else the first one; and beneath it, while there are causes, the same of these. It is what is wrong, where `errors[0]` may
 * be no more than the keyword because of which that counts, such as a choice of which no alternative holds.
 *
 * @param issues - The `errors` of a result, or the `causes` of an issue.
 * @returns `undefined` for an empty list.
 */
export function primaryIssue(issues: readonly ValidationIssue[]): ValidationIssue | undefined {
  let leading = foremost(issues);
  while (leading && leading.causes.length > 0) leading = foremost(leading.causes);
  return leading;
}

const foremost = (issues: readonly ValidationIssue[]): ValidationIssue | undefined =>
  issues.find(({ data }) => data["suggestion"] !== undefined) ?? issues[0];
