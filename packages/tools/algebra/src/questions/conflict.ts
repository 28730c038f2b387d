import { schemaLocation } from "@argot/core/internal";
import { anonymousBase, appendToken, encodeFragment } from "@argot/core/json";
import type { Plan, Rule } from "@argot/core/plan";
import { requireSets, type SetExpression, type ValueSet } from "../sets/value-set.js";
import { plansIn, type QuestionOptions, satisfiable } from "./satisfiable.js";

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
  const plans = [...plansIn(set.expression)];
  const isEmptyWith = (kept: ReadonlySet<Rule>): boolean =>
    satisfiable(keepingRules(set, plans, kept), options).answer === "no";
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

/** The set with only some of the rules of its plans. It has no verdict: a value is looked for, not tried. */
function keepingRules({ expression }: ValueSet, plans: readonly Plan[], kept: ReadonlySet<Rule>): ValueSet {
  const reduced = new Map(
    plans.map((plan) => [
      plan,
      {
        ...plan,
        blocks: plan.blocks.map((block) => ({ ...block, rules: block.rules.filter((rule) => kept.has(rule)) })),
      },
    ]),
  );
  const replaced = (each: SetExpression): SetExpression => {
    switch (each.op) {
      case "schema":
        return { op: "schema", plan: reduced.get(each.plan) ?? each.plan };
      case "and":
      case "or":
        return { op: each.op, of: each.of.map(replaced) };
      case "not":
        return { op: "not", of: replaced(each.of) };
    }
  };
  return { expression: replaced(expression), has: () => true };
}

const locationsOf = (plan: Plan, rules: ReadonlySet<Rule>): readonly string[] =>
  plan.blocks.flatMap((block) => {
    const schema = schemaLocation(plan, block.id);
    // A schema without a URI is named as errors name it.
    const at = schema.startsWith(anonymousBase) ? schema.slice(schema.indexOf("#")) : schema;
    return block.rules
      .filter((rule) => rules.has(rule))
      .map(({ name }) => (name === undefined ? at : at + encodeFragment(appendToken("", name))));
  });
