import { pointerTo } from "../json/pointer.js";
import type { Telling, ValidationIssue } from "./errors.js";
import { fill } from "./message.js";
import { inContext, type OwnMessageId, ownTemplate } from "./own-messages.js";
import type { Path } from "./path.js";
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
  const message = inContext(fill(ownTemplate(id), data), data, ownTemplate);
  const instance = member === undefined ? telling.instance : pointerTo(telling.instance, member);
  return issueFrom(statement, telling.path, instance, id, message, data, []);
}

/**
 * The issue of a rule.
 *
 * @param path - The way to what the rule belongs to.
 * @param instanceLocation - Where the value is that it speaks of.
 */
export function issueFrom(
  statement: Statement,
  path: Path,
  instanceLocation: string,
  messageId: string,
  message: string,
  data: Readonly<Record<string, unknown>>,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { rule, absoluteKeywordLocation } = statement;
  const keywordLocation = path.keywordLocation(statement);
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
