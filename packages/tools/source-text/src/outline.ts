import type { ValidationIssue } from "@argot/core";

/** An issue, and how many issues it lies beneath. */
export interface Outlined {
  readonly issue: ValidationIssue;
  readonly depth: number;
}

/** Issues with those beneath them, in the order of reading. Not recursive: they nest as deep as the data do. */
function* outline(issues: readonly ValidationIssue[]): Generator<Outlined> {
  const pending = issues.map((issue) => ({ issue, depth: 0 })).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    const { issue, depth } = next;
    for (const cause of [...issue.causes].reverse()) pending.push({ issue: cause, depth: depth + 1 });
  }
}

/** The first issues in the order of reading, and how many there are besides. */
export function firstOf(issues: readonly ValidationIssue[], most: number): { shown: Outlined[]; hidden: number } {
  const shown: Outlined[] = [];
  let hidden = 0;
  for (const each of outline(issues)) {
    if (shown.length < most) shown.push(each);
    else hidden += 1;
  }
  return { shown, hidden };
}
