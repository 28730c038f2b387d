import { requireArgument } from "../errors/check-arguments.js";
import { type Dialect, isDialect } from "./dialect.js";
import type { Keyword } from "./keyword.js";
import { isVocabulary, type Vocabulary } from "./vocabulary.js";

/** English templates by message id. Different keywords with one id can have different templates, such as formats of two drafts. */
export type MessageTemplates = Readonly<Record<string, readonly string[]>>;

/**
 * The templates of all messages of the keywords of dialects and vocabularies: what a translation translates. Those of the engine
 * itself are `engineMessages`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function messageTemplates(...sources: readonly (Dialect | Vocabulary)[]): MessageTemplates {
  const found = new Map<string, Set<string>>();
  const add = ({ id, messages }: Keyword): void => {
    for (const [variant, template] of messages) {
      const messageId = variant === "" ? id : `${id}#${variant}`;
      const templates = found.get(messageId) ?? new Set();
      found.set(messageId, templates.add(template));
    }
  };
  for (const source of sources) {
    const isSource = isDialect(source) || isVocabulary(source);
    requireArgument(isSource, "messageTemplates", "dialects and vocabularies, each as an argument", source);
    for (const vocabulary of "vocabularies" in source ? source.vocabularies : [source]) {
      for (const keyword of vocabulary.keywords.values()) add(keyword);
      for (const keyword of vocabulary.whenRequired.values()) add(keyword);
    }
  }
  return Object.fromEntries(Array.from(found, ([id, templates]) => [id, [...templates]]));
}
