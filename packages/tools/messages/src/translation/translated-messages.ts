import { english, sameText } from "./english.generated.js";

/** A message in another language, and the English template that it translates. */
export interface TranslatedMessage {
  /** The English template. Another keyword with the same id keeps its own words. */
  readonly of: readonly string[];
  /** The template in the other language. */
  readonly text: string;
}

/** The messages of Argot in another language, by message id; and the tag of the language as `argot:language`. */
export type TranslatedMessages = Readonly<Record<string, string | readonly TranslatedMessage[]>>;

/**
 * The texts of a language, one for each English text. Like an English message, each is the end of a sentence about the value. The keys
 * are message ids without their common beginnings.
 */
export type Texts = Readonly<Record<keyof typeof english, string>>;

/** Makes the messages of a language. */
export function messagesIn(language: string, texts: Texts): TranslatedMessages {
  const messages: Record<string, string | TranslatedMessage[]> = { "argot:language": language };
  for (const [key, text] of Object.entries(texts)) {
    const translated = { of: [english[key as keyof Texts]], text };
    for (const each of [key, ...(ids[key] ?? [])])
      ((messages[messageIdOf(each)] ??= []) as TranslatedMessage[]).push(translated);
  }
  return messages;
}

/** The ids that have the text of another one. */
const ids: Readonly<Record<string, readonly string[]>> = sameText;

/** The message id of a key. A second template with the same id has a number behind a space. */
const messageIdOf = (key: string): string =>
  `${/^(?:content|message)\//.test(key) ? "argot:" : "https://json-schema.org/keyword/"}${key.replace(/ \d+$/, "")}`;
