// Which alternative matches, where constants and types tell it: for most choices, nothing else is looked at.
import { isObject } from "../json/types.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { FailedApplication } from "../plan/failure.js";

/** Maximum number of `$ref` hops that are followed. */
const maxReferences = 8;

/** The index of the only alternative that comes into question; `undefined` if there are several or none, or it takes more to know. */
export function onlyMatch(ruleMessages: RuleMessages, alternatives: readonly FailedApplication[]): number | undefined {
  let only: number | undefined;
  for (let i = 0; i < alternatives.length; i++) {
    const alternative = alternatives[i] as FailedApplication;
    if (mismatchesConstant(ruleMessages, alternative)) continue;
    const isOther = requiresOther(ruleMessages, alternative, maxReferences);
    if (isOther === true) continue;
    if (isOther === undefined || only !== undefined) return undefined;
    only = i;
  }
  return only;
}

/**
 * Whether the plan shows that a property of the value must be another constant. Then the failures need not be read, and compiled
 * code need not find them.
 */
export function mismatchesConstant(ruleMessages: RuleMessages, { application, value }: FailedApplication): boolean {
  if (!isObject(value)) return false;
  const constant = ruleMessages.constantOf(application);
  if (!constant || !Object.hasOwn(value, constant.name)) return false;
  const member = value[constant.name];
  return typeof member === "string" && member !== constant.value;
}

/** Whether a value must be of another type, another value, or have another constant; `undefined` if a choice within decides. */
function requiresOther(
  ruleMessages: RuleMessages,
  { block, failures }: FailedApplication,
  references: number,
): boolean | undefined {
  const rules = ruleMessages.of(block);
  let isOther: boolean | undefined = false;
  for (const { ruleIndex, failedApplications } of failures) {
    const constraint = rules[ruleIndex]?.rule.constraint;
    if (constraint?.op === "test") {
      const { op } = constraint.predicate;
      if (op === "is" || op === "among") return true;
    } else if (constraint?.op === "members") {
      for (const member of failedApplications) {
        const isOtherMember = isObject(member.value) ? false : requiresConstant(ruleMessages, member);
        if (isOtherMember === true) return true;
        isOther = isOther === undefined ? undefined : isOtherMember;
      }
    } else if (constraint?.op === "all" && references > 0) {
      for (const each of failedApplications) {
        const isOtherInPlace = requiresOther(ruleMessages, each, references - 1);
        if (isOtherInPlace === true) return true;
        isOther = isOther === undefined ? undefined : isOtherInPlace;
      }
    } else if (rules[ruleIndex]?.inPlace && failedApplications.length > 0) isOther = undefined;
  }
  return isOther;
}

/** Whether a member must be one constant; `undefined` if it may be one of several, or what is applied to it in place decides. */
function requiresConstant(ruleMessages: RuleMessages, { block, failures }: FailedApplication): boolean | undefined {
  const rules = ruleMessages.of(block);
  let isConstant: boolean | undefined = false;
  for (const { ruleIndex } of failures) {
    const constraint = rules[ruleIndex]?.rule.constraint;
    const isAmong = constraint?.op === "test" && constraint.predicate.op === "among";
    if (isAmong && constraint.predicate.values.length === 1) return true;
    if (isAmong || rules[ruleIndex]?.inPlace) isConstant = undefined;
  }
  return isConstant;
}
