import { hasProperty } from "../json/measure.js";
import { isObject } from "../json/types.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Predicate } from "../plan/plan.js";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";

/** A failed application that counts only under a condition. */
export interface ConditionalApplication {
  /** The rule that has the condition. */
  readonly appliedBy: RuleMessage;
  readonly failed: FailedApplication;
  /** The data about the condition, kept once they are needed. */
  data: ConditionData | undefined;
}

/** Why a condition holds or fails of a value, for messages: one of these, or nothing if it is about more than properties. */
export interface ConditionData {
  /** The name of a property, and its value. */
  readonly because?: string;
  readonly becauseIs?: unknown;
  /** Names of properties that are there. */
  readonly becausePresent?: readonly string[];
  /** Names of properties that are missing. */
  readonly becauseMissing?: readonly string[];
}

/** Why a conditional application counts for its value. */
export const conditionDataOf = (ruleMessages: RuleMessages, conditional: ConditionalApplication): ConditionData =>
  (conditional.data ??= explain(ruleMessages, conditional));

function explain(ruleMessages: RuleMessages, { appliedBy, failed }: ConditionalApplication): ConditionData {
  const { application, value } = failed;
  const { constraint } = appliedBy.rule;
  if (!isObject(value)) return {};
  if (application.when) return ofPredicate(application.when, value);
  if (constraint.op !== "branch" || constraint.if.dynamic !== undefined) return {};
  const summary = ruleMessages.summaryOf(constraint.if.target, value);
  if (summary?.of === "member") return ofProperty(summary.property, value);
  if (summary?.of !== "has") return {};
  const missing = summary.names.filter((name) => !hasProperty(value, name));
  return missing.length === 0 ? { becausePresent: summary.names } : { becauseMissing: missing };
}

function ofPredicate(predicate: Predicate, value: Readonly<Record<string, unknown>>): ConditionData {
  if (predicate.op === "has") return { becausePresent: [predicate.name] };
  return predicate.op === "member" && predicate.of.op === "among" ? ofProperty(predicate.name, value) : {};
}

const ofProperty = (name: string, value: Readonly<Record<string, unknown>>): ConditionData =>
  hasProperty(value, name) ? { because: name, becauseIs: value[name] } : { becauseMissing: [name] };
