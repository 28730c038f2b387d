import { hasProperty } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import type { Application, FailedApplication, Predicate } from "@argot/core/plan";
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

/** Why a condition holds or fails of a value, for messages: members of `MessageContext`. */
export type ConditionData = Readonly<Record<string, unknown>>;

const unexplained: ConditionData = {};

/** Why a conditional application counts for its value. */
export const conditionDataOf = (ruleMessages: RuleMessages, conditional: ConditionalApplication): ConditionData =>
  (conditional.data ??= explain(ruleMessages, conditional));

function explain(ruleMessages: RuleMessages, conditional: ConditionalApplication): ConditionData {
  const { appliedBy, failed } = conditional;
  const { application, value } = failed;
  const { constraint, name: condition } = appliedBy.rule;
  if (application.when) return isObject(value) ? dataOfPredicate(application.when, value) : unexplained;
  if (constraint.op !== "branch") return unexplained;
  const data = isObject(value) ? dataOfSchema(ruleMessages, constraint.if, value) : unexplained;
  if (data !== unexplained || condition === undefined) return data;
  const { pointers } = ruleMessages;
  const { then } = constraint;
  return { condition, conditionHolds: then !== undefined && pointers.of(then) === pointers.of(application) };
}

/** Why a schema holds or fails of an object, if that is due to a property. */
function dataOfSchema(
  ruleMessages: RuleMessages,
  { target, dynamic }: Application,
  value: Readonly<Record<string, unknown>>,
): ConditionData {
  const summary = dynamic === undefined ? ruleMessages.summaryOf(target, value) : undefined;
  if (summary?.of === "member") return ofProperty(summary.property, value);
  if (summary?.of !== "has") return unexplained;
  const missing = summary.names.filter((name) => !hasProperty(value, name));
  return missing.length === 0 ? { becausePresent: summary.names } : { becauseMissing: missing };
}

function dataOfPredicate(predicate: Predicate, value: Readonly<Record<string, unknown>>): ConditionData {
  if (predicate.op === "has") return { becausePresent: [predicate.name] };
  return predicate.op === "member" && predicate.of.op === "among" ? ofProperty(predicate.name, value) : unexplained;
}

const ofProperty = (name: string, value: Readonly<Record<string, unknown>>): ConditionData =>
  hasProperty(value, name) ? { because: name, becauseIs: value[name] } : { becauseMissing: [name] };
