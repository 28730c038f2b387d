import { own } from "../json/own.js";
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
  const { id, data, member } = own(words);
  const { rule, absoluteKeywordLocation, step } = statement;
  const { name: keyword, vocabulary } = rule;
  return {
    message: inContext(fill(ownTemplates[id], data), data, ownTemplates),
    messageId: id,
    data,
    instanceLocation: member === undefined ? telling.instance : pointerTo(telling.instance, member),
    keywordLocation: telling.keyword + step,
    absoluteKeywordLocation,
    causes: [],
    ...(keyword !== undefined && vocabulary !== undefined && { keyword, vocabulary }),
  };
}
