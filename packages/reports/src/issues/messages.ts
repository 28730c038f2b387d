import { fill, type Template, Templates } from "@argot/core/internal";
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

/** The templates of a language, each parsed once. */
export interface Language {
  /** The template for the message of an issue, or for one within it; `undefined` if there is none. */
  readonly templateFor: (message: InnerMessage) => Template | undefined;
  /** The template of a message of the engine; in English if there is none. */
  readonly engineTemplate: (id: EngineMessageId) => Template;
}

/** The language of some templates. */
export function languageFrom(messages: Messages): Language {
  const templates = new Templates(pluralFormOf(messages));
  const englishTemplates = new Templates();
  const entryOf = (id: string): Messages[string] | undefined =>
    Object.hasOwn(messages, id) ? messages[id] : undefined;
  return {
    templateFor: ({ messageId, message, data }) => {
      const entry = entryOf(messageId);
      if (entry === undefined) return undefined;
      if (typeof entry === "string") return templates.of(entry);
      const isOf = (english: string): boolean =>
        withEnglishContext(englishTemplates, fill(englishTemplates.of(english), data), data) === message;
      const found = [entry].flat().find(({ of }) => of.some(isOf));
      return found && templates.of(found.text);
    },
    engineTemplate: (id) => {
      const entry = entryOf(id);
      const text = entry === undefined || typeof entry === "string" ? entry : [entry].flat().at(0)?.text;
      return text === undefined ? engineTemplate(englishTemplates, id) : templates.of(text);
    },
  };
}
