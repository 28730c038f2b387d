import { findFailures, Loop, tooManyHold } from "@argot/core/internal";
import { blockAt, type BlockId, type FailedApplication, type Plan, type Rule } from "@argot/core/plan";
import { fold, type SetExpression } from "../sets/expression.js";

/** A rule that refuses a value. */
export interface BrokenRule {
  readonly plan: Plan;
  readonly block: BlockId;
  readonly rule: Rule;
}

/** A rule that fails, for itself or because of the schemas that it applies. */
interface FailedRule extends BrokenRule {
  readonly isForItself: boolean;
}

/**
 * The rules that refuse a value by themselves, rather than by schemas that they apply: without all of them a set would have it. None for a value
 * of the set, and for a complement.
 */
export const brokenRules = (expression: SetExpression, value: unknown): readonly BrokenRule[] =>
  failedRules(expression, value).filter(({ isForItself }) => isForItself);

/** All rules that fail for a value, each before those of the schemas that it applies. None for a value of the set, and for a complement. */
export const failedRules = (expression: SetExpression, value: unknown): readonly FailedRule[] =>
  fold<readonly FailedRule[]>(expression, (plan) => failedIn(plan, value), {
    and: (of) => of.flat(),
    or: (of) => (of.every(({ length }) => length > 0) ? of.flat() : []),
    not: () => [],
  });

function failedIn(plan: Plan, value: unknown): readonly FailedRule[] {
  const root = findFailures(new Loop(plan), value);
  const pending: FailedApplication[] = root ? [root] : [];
  // Several applications may share their failures.
  const seen = new Set<FailedApplication["failures"]>();
  const failed: FailedRule[] = [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { block, failures } = next;
    if (seen.has(failures)) continue;
    seen.add(failures);
    const { rules } = blockAt(plan, block);
    for (const failure of failures) {
      const rule = rules[failure.ruleIndex] as Rule;
      const causes = tooManyHold(rule.constraint, failure) ? [] : failure.failedApplications;
      failed.push({ plan, block, rule, isForItself: causes.length === 0 });
      pending.push(...causes.toReversed());
    }
  }
  return failed;
}
