import { Loop } from "@argot/core/internal";
import type { Rule } from "@argot/core/plan";
import { fold, type SetExpression, withPlans } from "./expression.js";
import type { ValueSet } from "./value-set.js";

/** The same set, in plans of which no two blocks share a rule: one can be told from all others. */
export const withOwnRules = (set: ValueSet): ValueSet => ({
  expression: withPlans(set.expression, (plan) => ({
    ...plan,
    blocks: plan.blocks.map((block) => ({ ...block, rules: block.rules.map((rule) => ({ ...rule })) })),
  })),
  has: (value) => set.has(value),
});

/** A set with only some of the rules of its plans. The loop over them decides what is in it. */
export function keepingRules({ expression }: ValueSet, isKept: (rule: Rule) => boolean): ValueSet {
  const reduced = withPlans(expression, (plan) => ({
    ...plan,
    blocks: plan.blocks.map((block) => ({ ...block, rules: block.rules.filter(isKept) })),
  }));
  let verdict: ReturnType<typeof verdictOf> | undefined;
  return { expression: reduced, has: (value) => (verdict ??= verdictOf(reduced))(value) };
}

const verdictOf = (expression: SetExpression): ((value: unknown) => boolean) =>
  fold<(value: unknown) => boolean>(
    expression,
    (plan) => {
      const loop = new Loop(plan);
      return (value) => loop.evaluate(value);
    },
    {
      and: (of) => (value) => of.every((each) => each(value)),
      or: (of) => (value) => of.some((each) => each(value)),
      not: (of) => (value) => !of(value),
    },
  );
