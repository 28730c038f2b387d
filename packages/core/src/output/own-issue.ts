import { pointerTo } from "../json/pointer.js";
import type { Telling, ValidationIssue } from "./errors.js";
import { fill } from "./message.js";
import { inContext, type OwnMessageId, ownTemplates } from "./own-messages.js";
import type { Statement } from "./statement.js";

/** What the engine says in its own words: a message, what it speaks of, and the member that it is about, if it is one. */
export interface OwnWords {
  readonly id: OwnMessageId;
  readonly data: Readonly<Record<string, unknown>>;
  readonly member?: string;
}

/** An issue of a rule in the engine's own words, about the value that the rule fails of, or a member of it. */
export function ownIssue(words: OwnWords, statement: Statement, telling: Telling): ValidationIssue {
  const { id, data } = words;
  const member = Object.hasOwn(words, "member") ? words.member : undefined;
  const message = inContext(fill(ownTemplates[id], data), data, ownTemplates);
  const instance = member === undefined ? telling.instance : pointerTo(telling.instance, member);
  return issueFrom(statement, telling, instance, id, message, data, []);
}

/**
 * The issue of a rule.
 *
 * @param instanceLocation - Where the value is that it speaks of.
 */
export function issueFrom(
  statement: Statement,
  telling: Telling,
  instanceLocation: string,
  messageId: string,
  message: string,
  data: Readonly<Record<string, unknown>>,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { rule, absoluteKeywordLocation, step } = statement;
  const keywordLocation = telling.keyword + step;
  const { name: keyword, vocabulary } = rule;
  // A schema that is `false` fails without a keyword.
  return keyword === undefined || vocabulary === undefined
    ? { message, messageId, data, instanceLocation, keywordLocation, absoluteKeywordLocation, causes }
    : {
        message,
        messageId,
        data,
        instanceLocation,
        keywordLocation,
        absoluteKeywordLocation,
        causes,
        keyword,
        vocabulary,
      };
}
