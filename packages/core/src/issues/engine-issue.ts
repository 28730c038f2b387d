import { appendToken } from "../json/pointer.js";
import type { IssueContext, ValidationIssue } from "./collect-issues.js";
import { fill } from "../messages/template.js";
import { inContext, type EngineMessageId, engineTemplate } from "./engine-messages.js";
import type { EvaluationPath } from "../messages/evaluation-path.js";
import type { RuleMessage } from "../messages/rule-messages.js";

/** What the engine says in its own words: a message, what it speaks of, and the member that it is about, if it is one. */
export interface EngineMessage {
  readonly id: EngineMessageId;
  readonly data: Readonly<Record<string, unknown>>;
  readonly member?: string;
}

/** An issue of a rule in the engine's own words, about the value that the rule fails of, or a member of it. */
export function engineIssue(words: EngineMessage, ruleMessage: RuleMessage, context: IssueContext): ValidationIssue {
  const { id, data } = words;
  const member = Object.hasOwn(words, "member") ? words.member : undefined;
  const message = inContext(fill(engineTemplate(id), data), data, engineTemplate);
  const instance = member === undefined ? context.instance : appendToken(context.instance, member);
  return issueFrom(ruleMessage, context.path, instance, id, message, data, []);
}

/**
 * The issue of a rule.
 *
 * @param path - The way to what the rule belongs to.
 * @param instanceLocation - Where the value is that it speaks of.
 */
export function issueFrom(
  ruleMessage: RuleMessage,
  path: EvaluationPath,
  instanceLocation: string,
  messageId: string,
  message: string,
  data: Readonly<Record<string, unknown>>,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { rule, absoluteKeywordLocation } = ruleMessage;
  const keywordLocation = path.keywordLocation(ruleMessage);
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
