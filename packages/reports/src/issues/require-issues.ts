import { isObject } from "@argot/core/json";
import { requireArgument } from "@argot/core/plan";
import { hasUsableLanguage, languageOf } from "./plural-form.js";

/** Refuses what is no list of issues, such as the whole result. Issues for clients have no causes. */
export function requireIssues(subject: string, issues: unknown): void {
  const areIssues = Array.isArray(issues) && issues.every((issue) => isObject(issue) && "causes" in issue);
  requireArgument(areIssues, subject, "an array of issues, such as `result.errors`", issues);
}

/** Refuses what are no templates of messages, and the tag of a language that is malformed. */
export function requireMessages(subject: string, messages: unknown): void {
  const what = "messages by their ids, such as `german` of @argot/messages/de";
  requireArgument(isObject(messages), subject, what, messages);
  const table = messages as Readonly<Record<string, unknown>>;
  const language = 'messages whose "argot:language" is a language tag, such as "pt-BR"';
  requireArgument(hasUsableLanguage(table), subject, language, languageOf(table));
}
