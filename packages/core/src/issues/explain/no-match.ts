import { typeName, typeNames } from "../../json/types.js";
import { candidatesOf, closest } from "../../json/closest.js";
import type { IssueContext, ValidationIssue } from "../collect-issues.js";
import type { NoMatchReason } from "../best-match.js";
import type { EngineMessageId } from "../engine-messages.js";
import type { EngineMessage } from "../engine-issue.js";
import type { RuleMessages } from "../../messages/rule-messages.js";
import { foundFor } from "../suggestions.js";

/** What is wrong with a value that is near to none of several alternatives more than to the others. */
export function noMatch(
  ruleMessages: RuleMessages,
  why: Exclude<NoMatchReason, { by: "tie" }>,
  context: IssueContext,
): EngineMessage {
  const { value } = context.failed;
  switch (why.by) {
    case "missing":
      return { id: "argot:message/missing-one", data: mistyped(ruleMessages, why.names, context) };
    case "constant": {
      const { member, values } = why;
      const actual = (value as Readonly<Record<string, unknown>>)[member];
      return {
        id: "argot:message/values",
        data: suggested({ expected: [], value: values, actual }, actual),
        member,
      };
    }
    case "value": {
      const { values } = why;
      const expected = typeNames(why.types);
      const actual = values.length === 0 ? typeName(value) : value;
      return { id: idFor(expected, values), data: suggested({ expected, value: values, actual }, value) };
    }
  }
}

/** What is wrong with a value of which one thing would have to change for one of two alternatives. */
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

function mistyped(ruleMessages: RuleMessages, missing: readonly string[], context: IssueContext): Data {
  const found = foundFor(ruleMessages, missing, context);
  return found === undefined ? { missing } : { missing, found };
}

/** What was probably meant by a text is said as well. */
function suggested(data: Data & { readonly value: readonly unknown[] }, actual: unknown): Data {
  if (typeof actual !== "string") return data;
  const suggestion = closest(actual, candidatesOf(data.value));
  return suggestion === undefined ? data : { ...data, suggestion };
}
