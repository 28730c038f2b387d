import { failsByItself } from "@argot/core/internal";
import { refuseUnknownOptions } from "@argot/core/json";
import type { Json } from "@argot/core/plan";
import { plansIn } from "../sets/expression.js";
import { withOwnRules } from "../sets/keeping-rules.js";
import { requireSets, type ValueSet } from "../sets/value-set.js";
import { collectExamples, type ExampleOptions, type Goal, type NotFound } from "./collect-examples.js";
import { locationOfRule } from "./locations.js";
import { RulesLeftOut } from "./rules-left-out.js";
import { ValueSearch } from "./value-search.js";

/** A value that is not in a set. */
export interface Counterexample {
  /** The value. */
  readonly value: Json;
  /** The location of the keyword, or of the schema that is `false`, without which the value would be in the set. */
  readonly breaks: string;
}

/** A keyword that no counterexample breaks alone. */
export interface NotBroken extends NotFound {
  /** Where it stands; a fragment alone for a schema without a URI. If it is proven to be impossible, the set is the same without it. */
  readonly location: string;
}

/** Values that are not in a set. */
export interface Counterexamples {
  /** Values with the keyword that each breaks. */
  readonly counterexamples: readonly Counterexample[];
  /** Keywords for which there is none. */
  readonly missing: readonly NotBroken[];
}

/**
 * Values that are not in a set because of one keyword: without it they would be. There is one for each keyword that can fail by itself,
 * rather than in the schemas that it applies.
 *
 * @throws DefinitionError if the set is none, or an option is not known.
 */
export function counterexamples(set: ValueSet, options: ExampleOptions = {}): Counterexamples {
  requireSets("counterexamples", set);
  refuseUnknownOptions("counterexamples", options, ["maxSteps", "count", "seed", "improve"]);
  const own = withOwnRules(set);
  const search = new ValueSearch(own.expression, options.maxSteps);
  const { collected, missing } = collectExamples(
    {
      set: own,
      search,
      goals: keywordGoals(own, search),
      isIn: (value) => !set.has(value),
      isShownBy: () => false,
    },
    options,
  );
  return {
    counterexamples: collected.map(({ value, label }) => ({ value, breaks: label })),
    missing: missing.map(({ label, ...notFound }) => ({ location: label, ...notFound })),
  };
}

/** For each keyword, the values that are not in a set, and are in it without the keyword. */
function* keywordGoals({ expression }: ValueSet, search: ValueSearch): Generator<Goal<string>> {
  const { formulas } = search;
  const leftOut = new RulesLeftOut(search);
  for (const plan of plansIn(expression))
    for (const block of plan.blocks)
      for (const rule of block.rules.filter(({ constraint }) => failsByItself(constraint)))
        yield {
          label: locationOfRule(plan, block.id, rule),
          formula: () => formulas.and([leftOut.without(expression, new Set([rule])), formulas.not(search.formula)]),
        };
}
