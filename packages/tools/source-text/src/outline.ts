import type { ValidationIssue } from "@argot/core";

/** An issue, and the number of issues above it. */
export interface Outlined {
  readonly issue: ValidationIssue;
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

/** The first issues in the order of reading, and the number of the others. */
export function firstOf(issues: readonly ValidationIssue[], most: number): { shown: Outlined[]; hidden: number } {
  const shown: Outlined[] = [];
  let hidden = 0;
  for (const each of outline(issues)) {
    if (shown.length < most) shown.push(each);
    else hidden += 1;
  }
  return { shown, hidden };
}
