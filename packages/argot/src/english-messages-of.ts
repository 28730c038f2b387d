import { type AssertionOptions, contentAssertion } from "@argot/content";
import {
  type Dialect,
  engineMessages,
  type Messages,
  messageTemplates,
  replacePresentKeywords,
  type Vocabulary,
} from "@argot/core";
import { assertFormats } from "@argot/dialects";
import { openApiFormats } from "@argot/format";

const noOptions: AssertionOptions = {};

/** The English messages of dialects, with formats and content asserted, and of further dialects and vocabularies, by message id. */
export function englishMessagesOf(standard: readonly Dialect[], sources: readonly (Dialect | Vocabulary)[]): Messages {
  const contents = Object.values(contentAssertion(noOptions));
  const dialects = standard.map((dialect) => replacePresentKeywords(assertFormats(dialect, openApiFormats), contents));
  const templates = messageTemplates(...dialects, ...sources);
  const messages = Object.entries(templates).map(([id, of]) => [id, { of, text: of.at(0) ?? "" }] as const);
  return { ...engineMessages, ...Object.fromEntries(messages) };
}
