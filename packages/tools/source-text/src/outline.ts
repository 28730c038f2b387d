import type { ValidationIssue } from "@argot/core";

/** An issue in a list of issues and causes. */
export interface Outlined {
  /** The issue. */
  readonly issue: ValidationIssue;
  /** The number of issues above it: 0 for an issue of the list, 1 for its causes. */
  readonly depth: number;
}

/** Issues and their causes in the order of reading. This does not recurse, because causes nest as deep as the data. */
function* outline(issues: readonly ValidationIssue[]): Generator<Outlined> {
  const pending = issues.map((issue) => ({ issue, depth: 0 })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    const { issue, depth } = next;
    for (const cause of [...issue.causes].reverse()) pending.push({ issue: cause, depth: depth + 1 });
  }
}

/**
 * The first issues in the order of reading, each with its causes after it, and the number of the others. For reports that show a
 * limited number of issues.
 */
export function outlineIssues(issues: readonly ValidationIssue[], most: number): { shown: Outlined[]; hidden: number } {
  const shown: Outlined[] = [];
  let hidden = 0;
  for (const each of outline(issues)) {
    if (shown.length < most) shown.push(each);
    else hidden += 1;
  }
  return { shown, hidden };
}
