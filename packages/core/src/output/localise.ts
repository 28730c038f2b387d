import type { ValidationIssue } from "./errors.js";
import { fill, type Template, templateOf } from "./message.js";
import { contextIn, inContext, type OwnMessageId, ownTemplates } from "./own-messages.js";

/**
 * A language: templates by message id. In a template, `{name}` stands for a datum of the issue, in the forms that the
 * templates of keywords have.
 */
export type Messages = Readonly<Record<string, string>>;

type Issues = readonly ValidationIssue[];

/**
 * The same issues in another language, those beneath them included. An issue whose message has no template there keeps the
 * words it has, such as those of the schema's author.
 */
export function localise(issues: readonly ValidationIssue[], messages: Messages): readonly ValidationIssue[] {
  const find = (id: string): Template | undefined =>
    Object.hasOwn(messages, id) ? templateOf(messages[id] as string) : undefined;
  const own = (id: OwnMessageId): Template => find(id) ?? ownTemplates[id];
  const around = {
    "argot:message/name": own("argot:message/name"),
    "argot:message/did-you-mean": own("argot:message/did-you-mean"),
    "argot:message/misnamed": own("argot:message/misnamed"),
  };
  const told = new Map<Issues, ValidationIssue[]>();
  const pending: { from: Issues; to: ValidationIssue[] }[] = [];
  // What is wrong with the alternative that was meant stands twice: as such, and as the causes.
  const once = (from: Issues): Issues => {
    const known = told.get(from);
    if (known) return known;
    const to: ValidationIssue[] = [];
    told.set(from, to);
    pending.push({ from, to });
    return to;
  };
  const root = once(issues);
  // Issues nest as deep as values do.
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const issue of next.from) {
      const { data, causes } = issue;
      const alternatives = Object.hasOwn(issue, "alternatives") ? issue.alternatives : undefined;
      const template = find(issue.messageId);
      next.to.push({
        ...issue,
        message: template ? inContext(fill(template, data), contextIn(data), around) : issue.message,
        causes: once(causes),
        ...(alternatives && { alternatives: alternatives.map(once) }),
      });
    }
  }
  return root;
}
