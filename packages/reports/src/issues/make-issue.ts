import type { ValidationIssue } from "@argot/core";
import { type FailedRule, type FailureData, fill } from "@argot/core/internal";
import { appendToken } from "@argot/core/json";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import { conditionDataOf } from "./condition-context.js";
import type { EngineMessage, EngineMessageId } from "./engine-messages.js";
import { engineTemplate, withEnglishContext } from "./engine-templates.js";
import { falseSchemaMessage } from "./explain/false-schema-message.js";
import { keysOf, pathTo } from "./instance-path.js";
import { type IssueContext, type IssuePlace, nameIn } from "./issue-context.js";
import type { IssueNote } from "./issue-note.js";
import { maxListedKeys, withLazyPath } from "./lazy-path.js";
import { mistypedNames, suggestionFor } from "./suggestions.js";

/**
 * Makes an issue of a rule.
 *
 * @param place - The path to the schema that the rule stands in, and where the value is that the message is about.
 */
export function makeIssue(
  ruleMessage: RuleMessage,
  { path, instanceLocation, instancePath }: IssuePlace,
  { messageId, message, data }: Pick<ValidationIssue, "messageId" | "message" | "data">,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { rule, absoluteKeywordLocation } = ruleMessage;
  const keywordLocation = path.keywordLocation(ruleMessage);
  // A schema that is `false` fails without a keyword of its own: then it is the one that applied the schema.
  const { name: keyword, vocabulary } = rule.name === undefined ? (path.namedBy?.rule ?? rule) : rule;
  const isLong = instancePath !== undefined && instancePath.length > maxListedKeys;
  const keys = isLong ? [] : keysOf(instancePath);
  const issue: ValidationIssue =
    keyword === undefined || vocabulary === undefined
      ? { message, messageId, data, instanceLocation, path: keys, keywordLocation, absoluteKeywordLocation, causes }
      : {
          message,
          messageId,
          data,
          instanceLocation,
          path: keys,
          keywordLocation,
          absoluteKeywordLocation,
          causes,
          keyword,
          vocabulary,
        };
  return isLong ? withLazyPath(issue, instancePath) : issue;
}

/** Makes an issue of a rule, with a message of the engine. */
export function engineIssue(engine: EngineMessage, ruleMessage: RuleMessage, context: IssueContext): ValidationIssue {
  const { id, data } = engine;
  const path = Object.hasOwn(engine, "path") ? engine.path : undefined;
  const { templates } = ruleMessage;
  const message = withEnglishContext(templates, fill(engineTemplate(templates, id), data), data);
  let { instanceLocation, instancePath } = context;
  for (const key of path ?? []) {
    instanceLocation = appendToken(instanceLocation, String(key));
    instancePath = pathTo(instancePath, key);
  }
  const place = { path: context.path, instanceLocation, instancePath };
  return makeIssue(ruleMessage, place, { messageId: id, message, data }, []);
}

/** Makes an issue of a rule with the rule's own message; a schema that is `false` may have one of the engine. */
export function ruleIssue(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  failure: FailedRule,
  context: IssueContext,
  causes: readonly ValidationIssue[],
): ValidationIssue {
  const { report } = ruleMessage;
  const engine = ruleMessage.isFalse && !report?.verbatim ? falseSchemaMessage(ruleMessages, context) : undefined;
  if (engine) return engineIssue(engine, ruleMessage, context);
  const data = ruleMessage.dataOf(context.failed.value, failure);
  const message = messageInContext(ruleMessages, ruleMessage, context, data);
  return makeIssue(ruleMessage, context, { messageId: report?.id ?? "", message, data }, causes);
}

/**
 * Makes an issue anew that has the same message, of its rule or of the engine, with other data.
 *
 * @param changes - The data that change; `undefined` removes one.
 */
export function remadeIssue(
  { issue, ruleMessage, context }: IssueNote,
  changes: Readonly<Record<string, unknown>>,
): ValidationIssue {
  const data: FailureData = { ...issue.data, ...changes };
  for (const name of Object.keys(changes)) if (changes[name] === undefined) delete data[name];
  const { templates } = ruleMessage;
  const { messageId, causes } = issue;
  const own =
    messageId === ruleMessage.report?.id
      ? ruleMessage.messageOf(data)
      : fill(engineTemplate(templates, messageId as EngineMessageId), data);
  const message = withEnglishContext(templates, own, data);
  return makeIssue(ruleMessage, context, { messageId, message, data }, causes);
}

/** Makes an issue of a rule without a message. */
export function defaultIssue(ruleMessage: RuleMessage, context: IssueContext): ValidationIssue {
  const { name = context.path.namedBy?.rule.name } = ruleMessage.rule;
  const data = { keyword: name, actual: context.failed.value };
  return engineIssue({ id: "argot:message/default", data }, ruleMessage, context);
}

/** The message of a rule in its context, which is added to the data. What the author of the schema wrote stays as it is. */
function messageInContext(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  context: IssueContext,
  data: FailureData,
): string {
  const message = ruleMessage.messageOf(data);
  const { condition, failed } = context;
  const name = nameIn(context);
  if (!ruleMessage.canSuggestFor(failed.value) && name === undefined && condition === undefined) return message;
  Object.assign(data, suggestionFor(ruleMessages, ruleMessage, context));
  const missing = Object.hasOwn(data, "missing") ? (data["missing"] as readonly string[]) : undefined;
  const found = missing && mistypedNames(failed.value, missing, ruleMessages.namesAround(failed.block));
  if (found !== undefined) data["found"] = found;
  if (name !== undefined) data["name"] = name;
  if (condition) Object.assign(data, conditionDataOf(ruleMessages, condition));
  return ruleMessage.report?.verbatim ? message : withEnglishContext(ruleMessage.templates, message, data);
}
