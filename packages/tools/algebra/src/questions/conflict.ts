import type { Plan, Rule } from "@argot/core/plan";
import { plansIn } from "../sets/expression.js";
import { keepingRules, withOwnRules } from "../sets/keeping-rules.js";
import { requireSets, type ValueSet } from "../sets/value-set.js";
import { locationOfRule } from "./locations.js";
import { type QuestionOptions, satisfiable } from "./satisfiable.js";

/**
 * The keywords that exclude each other in a set without values: together they leave no value, and without one of them the rest may. Of
 * several such lists it is one, not always the shortest.
 *
 * @returns The locations of the keywords, or of schemas that are `false`; fragments alone for a schema without a URI. `undefined` unless
 *   it is proven that there is no value.
 * @throws DefinitionError if the set is none, or an option is not known.
 */
export function conflict(set: ValueSet, options?: QuestionOptions): readonly string[] | undefined {
  requireSets("conflict", set);
  const own = withOwnRules(set);
  const plans = [...plansIn(own.expression)];
  const isEmptyWith = (kept: ReadonlySet<Rule>): boolean =>
    satisfiable(
      keepingRules(own, (rule) => kept.has(rule)),
      options,
    ).answer === "no";
  let left = plans.flatMap(({ blocks }) => blocks.flatMap(({ rules }) => rules));
  if (!isEmptyWith(new Set(left))) return undefined;
  // Leaves out as many at once as possible: first half of the rules, at last one at a time.
  for (let size = Math.ceil(left.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = left.length - size; from > -size; from -= size) {
      const others = left.filter((_, i) => i < from || i >= from + size);
      if (others.length < left.length && isEmptyWith(new Set(others))) left = others;
    }
  return plans.flatMap((plan) => locationsOf(plan, new Set(left)));
}

const locationsOf = (plan: Plan, rules: ReadonlySet<Rule>): readonly string[] =>
  plan.blocks.flatMap((block) =>
    block.rules.filter((rule) => rules.has(rule)).map((rule) => locationOfRule(plan, block.id, rule)),
  );
