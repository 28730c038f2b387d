import type { ConstraintOf, Failure } from "@argot/core/plan";
import type { RuleMessages } from "../../messages/rule-messages.js";
import type { EngineMessage } from "../engine-messages.js";

/** Says what items an array must contain, if too few match their schema; `undefined` if that schema has no summary. */
export function tooFewItems(
  ruleMessages: RuleMessages,
  { rest, quota }: ConstraintOf<"items">,
  { validCount: actual }: Failure,
): EngineMessage | undefined {
  const summary = rest && rest.dynamic === undefined ? ruleMessages.summaryOf(rest.target) : undefined;
  const min = quota?.min;
  switch (summary?.of) {
    case undefined:
      return undefined;
    case "types":
      return { id: "argot:message/items-type", data: { min, expected: summary.expected, actual } };
    case "values":
      return {
        id: summary.value.length === 1 && min === 1 ? "argot:message/items-value" : "argot:message/items-values",
        data: { min, value: summary.value, actual },
      };
    case "match":
      return { id: "argot:message/items-pattern", data: { min, pattern: summary.pattern, actual } };
    case "has":
      return { id: "argot:message/items-property", data: { min, missing: summary.names, actual } };
    case "member":
      return {
        id: "argot:message/items-member",
        data: { min, property: summary.property, value: summary.value, actual },
      };
  }
}
