import type { Block, Rule } from "@argot/core/plan";
import { plansIn } from "../sets/expression.js";
import { subtract, type ValueSet } from "../sets/value-set.js";
import { ValueSearch } from "./value-search.js";

/**
 * How likely a rule of `other` is why it differs from `one`: 2 if `one` has no such test, 1 if it has no block like that of the rule, else 0.
 */
export function noveltyIn(one: ValueSet, other: ValueSet): (rule: Rule) => number {
  const search = new ValueSearch(subtract(one, other).expression);
  const keysOf = ({ expression }: ValueSet): (readonly [key: string, block: Block])[] =>
    [...plansIn(expression)].flatMap((plan) =>
      plan.blocks.map((block) => [search.keyOf(plan, block.id), block] as const),
    );
  const testOf = ({ constraint, appliesTo }: Rule): string | undefined =>
    constraint.op === "test" ? `${appliesTo} ${search.formulas.predicateKeys.of(constraint.predicate)}` : undefined;
  const known = keysOf(one);
  const blocks = new Set(known.map(([key]) => key));
  const tests = new Set(known.flatMap(([, { rules }]) => rules.map(testOf)));
  const novelties = new Map<Rule, number>();
  for (const [key, { rules }] of keysOf(other))
    for (const rule of rules) {
      const isNewTest = rule.constraint.op === "test" && !tests.has(testOf(rule));
      novelties.set(rule, blocks.has(key) ? 0 : isNewTest ? 2 : 1);
    }
  return (rule) => novelties.get(rule) ?? 0;
}
