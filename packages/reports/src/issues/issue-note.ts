import type { ValidationIssue } from "@argot/core";
import type { RuleMessage } from "../messages/rule-message.js";
import type { IssueContext } from "./issue-context.js";

/** An issue that others may explain, with what it was made of. */
export interface IssueNote {
  readonly issue: ValidationIssue;
  /** The list that the issue is in. */
  readonly list: ValidationIssue[];
  readonly ruleMessage: RuleMessage;
  readonly context: IssueContext;
}

/** The notes by the list that their issues are in. */
export function byList(notes: readonly IssueNote[]): ReadonlyMap<ValidationIssue[], readonly IssueNote[]> {
  const lists = new Map<ValidationIssue[], IssueNote[]>();
  for (const note of notes) {
    const known = lists.get(note.list);
    if (known) known.push(note);
    else lists.set(note.list, [note]);
  }
  return lists;
}

/** Replaces issues of a list; `undefined` removes an issue. */
export function replaceIssues(
  list: ValidationIssue[],
  replacements: ReadonlyMap<ValidationIssue, ValidationIssue | undefined>,
): void {
  if (replacements.size === 0) return;
  let length = 0;
  for (const issue of list) {
    const kept = replacements.has(issue) ? replacements.get(issue) : issue;
    if (kept) list[length++] = kept;
  }
  list.length = length;
}
