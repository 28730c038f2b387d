import { schemaLocation } from "@argot/core/internal";
import type { Block, Plan, Rule } from "@argot/core/plan";
import { plansIn } from "../sets/expression.js";
import type { ValueSet } from "../sets/value-set.js";
import type { ValueSearch } from "./value-search.js";

/**
 * How likely a rule of `other` is why it differs from `one`, by what stands in the same place of both: 2 if `one` has no such test there, 1 if
 * its schema there means something else, and 0 if it means the same.
 *
 * @param search - A search in a combination of both sets.
 */
export function noveltyIn(search: ValueSearch, one: ValueSet, other: ValueSet): (rule: Rule) => number {
  const testOf = ({ constraint, appliesTo }: Rule): string | undefined =>
    constraint.op === "test" ? `${appliesTo} ${search.formulas.predicateKeys.of(constraint.predicate)}` : undefined;
  const known = new Map(
    placedBlocks(one).map(([place, plan, { id, rules }]) => [
      place,
      { key: search.keyOf(plan, id), tests: new Set(rules.map(testOf)) },
    ]),
  );
  const novelties = new Map<Rule, number>();
  for (const [place, plan, { id, rules }] of placedBlocks(other)) {
    const before = known.get(place);
    const isKnown = before?.key === search.keyOf(plan, id);
    for (const rule of rules) {
      const isNewTest = rule.constraint.op === "test" && !before?.tests.has(testOf(rule));
      novelties.set(rule, isKnown ? 0 : isNewTest ? 2 : 1);
    }
  }
  return (rule) => novelties.get(rule) ?? 0;
}

/** The blocks of a set with their places in their documents, which versions have in common. */
const placedBlocks = ({ expression }: ValueSet): (readonly [place: string, Plan, Block])[] =>
  [...plansIn(expression)].flatMap((plan) =>
    plan.blocks.map((block) => [schemaLocation(plan, block.id).replace(/^[^#]*/, ""), plan, block] as const),
  );
