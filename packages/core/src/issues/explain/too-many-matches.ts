// In words, why a value does not hold that holds of what it should not, or of too much.
import { isObject } from "../../json/types.js";
import type { Application, ConstraintOf } from "../../plan/plan.js";
import type { Failure } from "../../plan/failure.js";
import { type SchemaSummary, summaryOf } from "../schema-summary.js";
import type { EngineMessage } from "../engine-issue.js";
import type { RuleMessages } from "../../messages/rule-messages.js";

/** What is wrong with a value of which more alternatives hold than may. */
export function tooManyMatches(
  ruleMessages: RuleMessages,
  { applications, range }: ConstraintOf<"some">,
  { failedApplications }: Failure,
  value: unknown,
): EngineMessage | undefined {
  const failed = new Set(failedApplications.map(({ application }) => ruleMessages.stepOf(application)));
  const held = applications.filter((application) => !failed.has(ruleMessages.stepOf(application)));
  const [first] = held;
  if (range.max === 0) return first && ruledOut(ruleMessages, first, value);
  const names = held.map(({ target }) => propertyOf(summaryOf(ruleMessages, target, value)));
  // Of what is no object all alternatives hold that ask for properties.
  if (range.max === 1 && isObject(value) && names.every((name) => name !== undefined))
    return { id: "argot:message/one-property", data: { present: names } };
  const matched = held.map((application) => ruleMessages.stepOf(application));
  return { id: "argot:message/too-many", data: { max: range.max, matched } };
}

/** What is wrong with a value that must not be as a schema says, and is. */
export function ruledOut(
  ruleMessages: RuleMessages,
  { target, dynamic }: Application,
  value: unknown,
): EngineMessage | undefined {
  const summary = dynamic === undefined ? summaryOf(ruleMessages, target, value) : undefined;
  // Of other types a schema may hold because it says nothing of them.
  if ((summary?.of === "has" || summary?.of === "member") && !isObject(value)) return undefined;
  if (summary?.of === "match" && typeof value !== "string") return undefined;
  switch (summary?.of) {
    case undefined:
      return undefined;
    case "types":
      return { id: "argot:message/not-type", data: { expected: summary.expected, actual: value } };
    case "values":
      return {
        id: summary.value.length === 1 ? "argot:message/not-value" : "argot:message/not-values",
        data: { value: summary.value, actual: value },
      };
    case "match":
      return { id: "argot:message/not-pattern", data: { pattern: summary.pattern, actual: value } };
    case "has":
      return {
        id: summary.names.length === 1 ? "argot:message/not-property" : "argot:message/not-properties",
        data: { present: summary.names },
      };
    case "member": {
      const { property, value: constants } = summary;
      const actual = (value as Readonly<Record<string, unknown>>)[property];
      // The property may be absent, and the value is as the schema says for that reason.
      if (actual === undefined) return undefined;
      return { id: "argot:message/not-member", data: { property, value: constants, actual } };
    }
  }
}

const propertyOf = (summary: SchemaSummary | undefined): string | undefined =>
  summary?.of === "has" && summary.names.length === 1 ? summary.names[0] : undefined;
