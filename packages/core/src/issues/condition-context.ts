import { hasProperty } from "../json/measure.js";
import { isObject } from "../json/types.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Predicate } from "../plan/plan.js";
import { summaryOf } from "./schema-summary.js";
import type { RuleMessage, RuleMessages } from "../messages/rule-messages.js";

/** A schema that counts for a value because of something else in that value: who applied it, and how. */
export interface ConditionalApplication {
  readonly by: RuleMessage;
  readonly failed: FailedApplication;
  /** What there is to say of it, once that was asked. */
  reason: ConditionData | undefined;
}

/** What asked for it, for messages: one of these. */
export interface ConditionData {
  /** A property, and its value. */
  readonly because?: string;
  readonly becauseIs?: unknown;
  /** Properties that are there. */
  readonly becausePresent?: readonly string[];
  /** Properties that are not. */
  readonly becauseMissing?: readonly string[];
}

/** Why a schema counts for a value, where properties say it; nothing where more had to be told. */
export const conditionContext = (ruleMessages: RuleMessages, asked: ConditionalApplication): ConditionData =>
  (asked.reason ??= reasonOf(ruleMessages, asked));

function reasonOf(ruleMessages: RuleMessages, { by, failed }: ConditionalApplication): ConditionData {
  const { application, value } = failed;
  const { constraint } = by.rule;
  if (!isObject(value)) return {};
  if (application.when) return ofPredicate(application.when, value);
  if (constraint.op !== "branch" || constraint.if.dynamic !== undefined) return {};
  const summary = summaryOf(ruleMessages, constraint.if.target, value);
  if (summary?.of === "member") return ofMember(summary.property, value);
  if (summary?.of !== "has") return {};
  const missing = summary.names.filter((name) => !hasProperty(value, name));
  return missing.length === 0 ? { becausePresent: summary.names } : { becauseMissing: missing };
}

function ofPredicate(predicate: Predicate, value: Readonly<Record<string, unknown>>): ConditionData {
  if (predicate.op === "has") return { becausePresent: [predicate.name] };
  return predicate.op === "member" && predicate.of.op === "among" ? ofMember(predicate.name, value) : {};
}

const ofMember = (name: string, value: Readonly<Record<string, unknown>>): ConditionData =>
  hasProperty(value, name) ? { because: name, becauseIs: value[name] } : { becauseMissing: [name] };
