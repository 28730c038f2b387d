import { matchingItems } from "@argot/core/internal";
import type { ConstraintOf, Failure } from "@argot/core/plan";
import type { RuleMessages } from "../../messages/rule-messages.js";
import type { EngineMessage } from "../engine-messages.js";

/** Says what items an array must contain, if too few match their schema; `undefined` if that schema has no summary. */
export function tooFewItems(
  ruleMessages: RuleMessages,
  { rest, quota }: ConstraintOf<"items">,
  failure: Failure,
  value: unknown,
): EngineMessage | undefined {
  const summary = rest && rest.dynamic === undefined ? ruleMessages.summaryOf(rest.target) : undefined;
  if (!summary) return undefined;
  const { validCount: actual } = failure;
  const found = { min: quota?.min, actual, matching: matchingItems(value as readonly unknown[], failure) };
  switch (summary.of) {
    case "types":
      return { id: "argot:message/items-type", data: { ...found, expected: summary.expected } };
    case "values":
      return {
        id: summary.value.length === 1 && found.min === 1 ? "argot:message/items-value" : "argot:message/items-values",
        data: { ...found, value: summary.value },
      };
    case "match":
      return { id: "argot:message/items-pattern", data: { ...found, pattern: summary.pattern } };
    case "has":
      return { id: "argot:message/items-property", data: { ...found, missing: summary.names } };
    case "member":
      return {
        id: "argot:message/items-member",
        data: { ...found, property: summary.property, value: summary.value },
      };
  }
}
