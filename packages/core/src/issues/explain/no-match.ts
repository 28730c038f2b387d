import { candidatesOf, closest } from "../../json/closest.js";
import { typeName, typeNames } from "../../json/types.js";
import type { RuleMessages } from "../../messages/rule-messages.js";
import type { NoMatchReason } from "../best-match.js";
import type { EngineMessage, EngineMessageId } from "../engine-messages.js";
import type { IssueContext } from "../issue-context.js";
import type { ValidationIssue } from "../issue.js";
import { mistypedName } from "../suggestions.js";

/** Says what all of several alternatives require, if none of them matches a value better than the others. */
export function noMatch(
  ruleMessages: RuleMessages,
  reason: Exclude<NoMatchReason, { by: "tie" }>,
  context: IssueContext,
): EngineMessage {
  const { value } = context.failed;
  switch (reason.by) {
    case "missing": {
      const { names: missing } = reason;
      const found = mistypedName(ruleMessages, missing, context);
      return { id: "argot:message/missing-one", data: found === undefined ? { missing } : { missing, found } };
    }
    case "missing-constant": {
      const missing = [reason.member];
      const found = mistypedName(ruleMessages, missing, context);
      const data = { missing, value: reason.values };
      return { id: "argot:message/missing-constant", data: found === undefined ? data : { ...data, found } };
    }
    case "constant": {
      const { member, values } = reason;
      const actual = (value as Readonly<Record<string, unknown>>)[member];
      return {
        id: "argot:message/values",
        data: withSuggestion({ expected: [], value: values, actual }, actual),
        member,
      };
    }
    case "value": {
      const { values } = reason;
      const expected = typeNames(reason.types);
      const actual = values.length === 0 ? typeName(value) : value;
      return { id: idFor(expected, values), data: withSuggestion({ expected, value: values, actual }, value) };
    }
  }
}

/** Says what would have to change for the one or the other of two alternatives that match a value equally well. */
export const tied = (
  first: ValidationIssue | undefined,
  second: ValidationIssue | undefined,
): EngineMessage | undefined =>
  first && second && { id: "argot:message/either", data: { first: first.message, second: second.message } };

function idFor(expected: readonly string[], values: readonly unknown[]): EngineMessageId {
  if (values.length === 0) return expected.length === 1 ? "argot:message/type" : "argot:message/types";
  return expected.length === 0 ? "argot:message/values" : "argot:message/types-or-values";
}

type Data = EngineMessage["data"];

/** Adds the allowed text that was perhaps meant by the text that is there. */
function withSuggestion(data: Data & { readonly value: readonly unknown[] }, actual: unknown): Data {
  if (typeof actual !== "string") return data;
  const suggestion = closest(actual, candidatesOf(data.value));
  return suggestion === undefined ? data : { ...data, suggestion };
}
