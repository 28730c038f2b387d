import { requireIssues } from "./check-text.js";
import type { ValidationIssue } from "@argot/core";

/** An issue in a list of issues and causes. */
export interface Outlined {
  /** The issue. */
  readonly issue: ValidationIssue;
  /** The number of issues above it: 0 for an issue of the list, 1 for its causes. */
  readonly depth: number;
}

/**
 * The first issues in the order of reading, each with its causes after it, and the number of the others. For reports that show a
 * limited number of issues. This does not recurse, because causes nest as deep as the data.
 */
export function outlineIssues(issues: readonly ValidationIssue[], most: number): { shown: Outlined[]; hidden: number } {
  requireIssues("outlineIssues", issues);
  const shown: Outlined[] = [];
  let hidden = 0;
  const pending: Outlined[] = [];
  // The last one is the next.
  const add = (list: readonly ValidationIssue[], depth: number): void => {
    for (let i = list.length - 1; i >= 0; i--) pending.push({ issue: list[i] as ValidationIssue, depth });
  };
  add(issues, 0);
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (shown.length < most) shown.push(next);
    else hidden += 1;
    add(next.issue.causes, next.depth + 1);
  }
  return { shown, hidden };
}
