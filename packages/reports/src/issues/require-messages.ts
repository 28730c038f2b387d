import { isObject } from "@argot/core/json";
import { requireArgument } from "@argot/core/plan";
import { hasUsableLanguage, languageOf } from "./plural-form.js";

/** Refuses what are no templates of messages, and the tag of a language that is malformed. */
export function requireMessages(subject: string, messages: unknown): void {
  const what = "messages by their ids, such as `german` of @argot/messages/de";
  requireArgument(isObject(messages), subject, what, messages);
  const table = messages as Readonly<Record<string, unknown>>;
  const language = 'messages whose "argot:language" is a language tag, such as "pt-BR"';
  requireArgument(hasUsableLanguage(table), subject, language, languageOf(table));
}
