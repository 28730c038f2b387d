import { compactIssues } from "@argot/source-text";
import type { ValidationIssue } from "argot";

/**
 * Issues as text after a colon, as in the messages of the SDKs: a single issue on the same line, several on a line
 * each.
 */
export function issueText(issues: readonly ValidationIssue[], maxIssues: number): string {
  const text = compactIssues(issues, { maxIssues }).trimEnd();
  return text.includes("\n") ? `\n${text}` : text.replace(/^- /, "");
}
