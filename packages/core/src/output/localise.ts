import type { ValidationIssue } from "./errors.js";
import { fill, templateOf } from "./message.js";

/**
 * A language: templates by message id. In a template, `{name}` stands for a datum of the issue, in the forms that the
 * templates of keywords have.
 */
export type Messages = Readonly<Record<string, string>>;

/**
 * The same issues in another language, those beneath them included. An issue whose message has no template there keeps the
 * words it has, such as those of the schema's author.
 */
export function localise(issues: readonly ValidationIssue[], messages: Messages): readonly ValidationIssue[] {
  const root: ValidationIssue[] = [];
  // Issues nest as deep as values do.
  const pending = [{ from: issues, to: root }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const issue of next.from) {
      const template = Object.hasOwn(messages, issue.messageId) ? messages[issue.messageId] : undefined;
      const causes: ValidationIssue[] = [];
      const message = template === undefined ? issue.message : fill(templateOf(template), issue.data);
      next.to.push({ ...issue, message, causes });
      if (issue.causes.length > 0) pending.push({ from: issue.causes, to: causes });
    }
  }
  return root;
}
