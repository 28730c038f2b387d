import { withAlternatives } from "./alternatives.js";
import type { ValidationIssue } from "./collect-issues.js";
import { primaryIssue } from "./primary-issue.js";
import { fill, type Template, templateOf } from "../messages/template.js";
import { tied } from "./explain/no-match.js";
import { inContext, type EngineMessageId, engineTemplate } from "./engine-messages.js";

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
  const own = (id: EngineMessageId): Template => find(id) ?? engineTemplate(id);
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
  const ties: { readonly among: ValidationIssue[]; readonly at: number; readonly between: readonly Issues[] }[] = [];
  // Issues nest as deep as values do.
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const issue of next.from) {
      const { data, causes } = issue;
      const template = find(issue.messageId);
      const message = template ? inContext(fill(template, data), data, own) : issue.message;
      // Before the causes, which are then read first: of ties the outer ones come before those that they speak of.
      const tie = issue.messageId === either ? issue.alternatives?.map(once) : undefined;
      if (tie) ties.push({ among: next.to, at: next.to.length, between: tie });
      const translated = { ...issue, message, causes: once(causes) };
      const others = Object.hasOwn(issue, "alternatives");
      next.to.push(others ? withAlternatives(translated, () => tie ?? alternativesIn(issue, messages)) : translated);
    }
  }
  // Inner ones first: what they say may be part of what others say.
  for (const { among, at, between } of ties.reverse()) {
    const [first, second] = between.map(primaryIssue);
    const words = tied(first, second);
    if (!words) continue;
    const settled = { ...(among[at] as ValidationIssue), data: words.data, message: fill(own(either), words.data) };
    among[at] = withAlternatives(settled, () => between);
  }
  return root;
}

const alternativesIn = ({ alternatives = [] }: ValidationIssue, messages: Messages): readonly Issues[] =>
  alternatives.map((each) => localise(each, messages));

/** Says of two alternatives what is wrong with each: its words are those of others. */
const either: EngineMessageId = "argot:message/either";
