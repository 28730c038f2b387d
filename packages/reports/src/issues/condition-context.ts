import { hasProperty } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import type { FailedApplication, Predicate } from "@argot/core/plan";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { ContextDatum } from "./engine-templates.js";

/** A failed application that counts only under a condition. */
export interface ConditionalApplication {
  /** The rule that has the condition. */
  readonly appliedBy: RuleMessage;
  readonly failed: FailedApplication;
  /** The data about the condition, kept once they are needed. */
  data: ConditionData | undefined;
}

/** Why a condition holds or fails of a value, for messages. */
export interface ConditionData {
  /** The datum that the message shows; `undefined` if the condition is about more than properties. */
  readonly datum: ContextDatum | undefined;
  /** That datum, and the value of the property that it names. */
  readonly data: Readonly<Record<string, unknown>>;
}

const unexplained: ConditionData = { datum: undefined, data: {} };

/** Why a conditional application counts for its value. */
export const conditionDataOf = (ruleMessages: RuleMessages, conditional: ConditionalApplication): ConditionData =>
  (conditional.data ??= explain(ruleMessages, conditional));

function explain(ruleMessages: RuleMessages, { appliedBy, failed }: ConditionalApplication): ConditionData {
  const { application, value } = failed;
  const { constraint } = appliedBy.rule;
  if (!isObject(value)) return unexplained;
  if (application.when) return dataOfPredicate(application.when, value);
  if (constraint.op !== "branch" || constraint.if.dynamic !== undefined) return unexplained;
  const summary = ruleMessages.summaryOf(constraint.if.target, value);
  if (summary?.of === "member") return ofProperty(summary.property, value);
  if (summary?.of !== "has") return unexplained;
  const missing = summary.names.filter((name) => !hasProperty(value, name));
  return missing.length === 0 ? ofPresent(summary.names) : dataOfMissing(missing);
}

function dataOfPredicate(predicate: Predicate, value: Readonly<Record<string, unknown>>): ConditionData {
  if (predicate.op === "has") return ofPresent([predicate.name]);
  return predicate.op === "member" && predicate.of.op === "among" ? ofProperty(predicate.name, value) : unexplained;
}

const ofProperty = (name: string, value: Readonly<Record<string, unknown>>): ConditionData =>
  hasProperty(value, name)
    ? { datum: "because", data: { because: name, becauseIs: value[name] } }
    : dataOfMissing([name]);

const ofPresent = (names: readonly string[]): ConditionData => ({
  datum: "becausePresent",
  data: { becausePresent: names },
});

const dataOfMissing = (names: readonly string[]): ConditionData => ({
  datum: "becauseMissing",
  data: { becauseMissing: names },
});
