import { contentAssertion } from "@argot/content";
import {
  type Dialect,
  messageTemplates,
  replacePresentKeywords,
  type ValidationIssue,
  type Vocabulary,
} from "@argot/core";
import { type ClientIssue, engineMessages, type Messages, toClient as toClientIn } from "@argot/reports";
import { assertFormats } from "@argot/dialects";
import { openApiFormats } from "@argot/format";
import { standardDialects } from "./standard-dialects.js";

/**
 * The English messages of the standard keywords and formats, and of further dialects and vocabularies, by message id,
 * for {@link toClient}. A message belongs to its keyword: messages of other keywords with the same id are not replaced.
 */
export function englishMessages(...sources: readonly (Dialect | Vocabulary)[]): Messages {
  const contents = Object.values(contentAssertion());
  const dialects = Object.values(standardDialects).map((dialect) =>
    replacePresentKeywords(assertFormats(dialect, openApiFormats), contents),
  );
  const templates = messageTemplates(...dialects, ...sources);
  const messages = Object.entries(templates).map(([id, of]) => [id, { of, text: of.at(0) ?? "" }] as const);
  return { ...engineMessages, ...Object.fromEntries(messages) };
}

let standardMessages: Messages | undefined;

/**
 * The issues in a form that may be sent to the sender of the value: a flat list without values of the instance, and
 * with nothing of the schema but names, limits, and messages of its author. A missing property has an issue of its own,
 * at its location. Constants and patterns are `…`.
 *
 * @param errors - Issues of a validator, in English.
 * @param messages - Templates by message id: a translation, or `englishMessages` with vocabularies of your own. A message that has
 *   none is replaced by one that names the keyword. Default: those of the standard keywords and formats.
 */
export const toClient = (
  errors: readonly ValidationIssue[],
  messages: Messages = (standardMessages ??= englishMessages()),
): readonly ClientIssue[] => toClientIn(errors, messages);
