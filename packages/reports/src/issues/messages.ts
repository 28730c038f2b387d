import { fill, type Template, templateOf, Templates } from "@argot/core/internal";
import type { InnerMessage } from "@argot/core/plan";
import type { EngineMessageId } from "./engine-messages.js";
import { engineTemplate, withEnglishContext } from "./engine-templates.js";
import { pluralFormOf } from "./plural-form.js";

/** A translation that belongs to certain English templates. */
export interface Translation {
  /**
   * The English templates that it translates. An issue with the same id and another message keeps that message: a keyword that
   * replaces a standard one has its id, and speaks with its own words.
   */
  readonly of: readonly string[];
  /** The template in the other language. */
  readonly text: string;
}

/**
 * A language: templates by message id. In a template, `{name}` stands for a datum of the issue, in the forms that the templates of
 * keywords have. A string replaces every message with the id, each {@link Translation} those that it belongs to.
 *
 * The entry `argot:language` is no message but the BCP 47 tag of the language, which decides about plural forms. Default: those of
 * English.
 */
export type Messages = Readonly<Record<string, string | Translation | readonly Translation[]>>;

/** The template of a language for the message of an issue, or for one within it; `undefined` if it has none. */
export function templateFor({ messageId, message, data }: InnerMessage, messages: Messages): Template | undefined {
  const entry = Object.hasOwn(messages, messageId) ? messages[messageId] : undefined;
  if (entry === undefined) return undefined;
  const pluralForm = pluralFormOf(messages);
  if (typeof entry === "string") return templateOf(entry, pluralForm);
  const templates = new Templates();
  const isOf = (english: string): boolean =>
    withEnglishContext(templates, fill(templateOf(english), data), data) === message;
  const found = [entry].flat().find(({ of }) => of.some(isOf));
  return found && templateOf(found.text, pluralForm);
}

/** The templates of the engine's messages in a language; in English where it has none. */
export function engineTemplateFrom(messages: Messages): (id: EngineMessageId) => Template {
  const templates = new Templates(pluralFormOf(messages));
  const englishTemplates = new Templates();
  return (id) => {
    const entry = Object.hasOwn(messages, id) ? messages[id] : undefined;
    const text = entry === undefined || typeof entry === "string" ? entry : [entry].flat().at(0)?.text;
    return text === undefined ? engineTemplate(englishTemplates, id) : templates.of(text);
  };
}
