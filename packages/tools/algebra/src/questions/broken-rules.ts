import { findFailures, Loop, tooManyHold } from "@argot/core/internal";
import { blockAt, type BlockId, type FailedApplication, type Plan, type Rule } from "@argot/core/plan";
import { fold, type SetExpression } from "../sets/expression.js";

/** A rule that refuses a value by itself, rather than by a schema that it applies. */
export interface BrokenRule {
  readonly plan: Plan;
  readonly block: BlockId;
  readonly rule: Rule;
}

/** The rules that refuse a value: without all of them a set would have it. None for a value of the set, and for a complement. */
export const brokenRules = (expression: SetExpression, value: unknown): readonly BrokenRule[] =>
  fold<readonly BrokenRule[]>(expression, (plan) => brokenIn(plan, value), {
    and: (of) => of.flat(),
    or: (of) => (of.every(({ length }) => length > 0) ? of.flat() : []),
    not: () => [],
  });

function brokenIn(plan: Plan, value: unknown): readonly BrokenRule[] {
  const root = findFailures(new Loop(plan), value);
  const pending: FailedApplication[] = root ? [root] : [];
  // Several applications may share their failures.
  const seen = new Set<FailedApplication["failures"]>();
  const broken: BrokenRule[] = [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { block, failures } = next;
    if (seen.has(failures)) continue;
    seen.add(failures);
    const { rules } = blockAt(plan, block);
    for (const failure of failures) {
      const rule = rules[failure.ruleIndex] as Rule;
      const causes = tooManyHold(rule.constraint, failure) ? [] : failure.failedApplications;
      if (causes.length === 0) broken.push({ plan, block, rule });
      else pending.push(...causes.toReversed());
    }
  }
  return broken;
}
