import { applicationsOf, applicationTo, type Block, type BlockId, isFalse } from "@argot/core/plan";
import { refuseUnknownOptions } from "@argot/core/json";
import { alternativeFlaws } from "./alternatives.js";
import { conditionFlaws } from "./conditions.js";
import type { Flaw } from "./flaw.js";
import { FlawSearch } from "./flaw-search.js";
import { needlessKeywords } from "./needless.js";
import { type Place, Places } from "../formula/place.js";
import { plansIn } from "../sets/expression.js";
import { requireSets, type ValueSet } from "../sets/value-set.js";
import { conflict } from "../questions/conflict.js";
import type { QuestionOptions } from "../questions/satisfiable.js";

/** Steps for each schema, together: real schemas take 5 to 120. */
const stepsOfSchema = 150;

/** Steps for the first schemas, which may be few. */
const firstSteps = 1_000;

/** Maximum number of rules for which it is found out which of them exclude each other, in all schemas without values together. */
const maxConflictRules = 400;

/** Steps of each question that finds out why a schema has no values. */
const stepsOfConflict = 2_000;

/**
 * What is proven to be wrong in the schemas of a set: schemas without values, alternatives that never match, that others cover, or that
 * exclude each other, conditions that always or never hold, and keywords that refuse nothing.
 *
 * @param options - `maxSteps` is the number of steps for all schemas together; what takes more is not found. Default: 1,000, and 150 for each schema.
 * @throws DefinitionError if the set is none, or an option is not known.
 */
export function flaws(set: ValueSet, options: QuestionOptions = {}): readonly Flaw[] {
  requireSets("flaws", set);
  refuseUnknownOptions("flaws", options, ["maxSteps"]);
  return [...plansIn(set.expression)].flatMap((plan) => [
    ...flawsOf(new FlawSearch(plan, options.maxSteps ?? firstSteps + stepsOfSchema * plan.blocks.length)),
  ]);
}

function* flawsOf(search: FlawSearch): Generator<Flaw> {
  const { formulas } = search;
  const explained: (readonly string[])[] = [];
  let conflictRules = maxConflictRules;
  // Inner schemas come first: what is wrong with them makes outer ones wrong.
  for (const place of placesIn(search).toReversed()) {
    if (search.isExhausted) return;
    if (!search.isImpossible(() => formulas.schema(place))) {
      yield* alternativeFlaws(search, place);
      yield* conditionFlaws(search, place);
      yield* needlessKeywords(search, place);
      continue;
    }
    if (onlyAppliesAnother(place.block) || isRefusal(place.block)) continue;
    const set = search.setAt(place.block.id);
    conflictRules -= ruleCount(set);
    const keywords = conflictRules < 0 ? [] : (conflict(set, { maxSteps: stepsOfConflict }) ?? []);
    // One keyword alone says "no value" on purpose, as `false` does. What an inner schema explains is said there.
    if (keywords.length === 1 || explained.some((each) => each.every((location) => keywords.includes(location))))
      continue;
    if (keywords.length > 0) explained.push(keywords);
    yield { kind: "no-value", location: search.locationOf(place), keywords };
  }
}

/** The number of rules of the plans of a set: each is looked at to find out which exclude each other. */
const ruleCount = ({ expression }: ValueSet): number =>
  [...plansIn(expression)].reduce((count, { blocks }) => count + blocks.flatMap(({ rules }) => rules).length, 0);

/** Whether a schema says "no value" on purpose: it is `false`, or a negation alone. */
function isRefusal({ rules }: Block): boolean {
  const [first, ...others] = rules.filter(({ constraint }) => constraint.op !== "nothing");
  if (!first || others.length > 0) return false;
  return isFalse(first) || (first.constraint.op === "some" && first.constraint.range.max === 0);
}

/** Whether a schema is what another is: that one is reported. */
const onlyAppliesAnother = ({ rules }: Block): boolean =>
  rules.every(({ constraint: { op } }) => op === "all" || op === "nothing") &&
  rules.flatMap(({ constraint }) => applicationsOf(constraint)).length === 1;

/** The places of a plan, each once, but for schemas that mean different things on different ways. */
function placesIn(search: FlawSearch): readonly Place[] {
  const { plan } = search;
  // Equal schemas at two locations are both looked at.
  const { entry } = new Places(plan, String);
  const places = new Set<Place>();
  const ways = new Map<BlockId, number>();
  // Definitions that nothing refers to come after all that the root leads to.
  for (const start of [plan.entry, ...plan.blocks.map(({ id }) => applicationTo(id))]) {
    if (ways.has(start.target)) continue;
    const pending = [{ from: entry, application: start }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const place = search.target(next.from, next.application);
      if (!place || places.has(place)) continue;
      places.add(place);
      ways.set(place.block.id, (ways.get(place.block.id) ?? 0) + 1);
      for (const { constraint } of place.block.rules)
        for (const application of applicationsOf(constraint)) pending.push({ from: place, application });
    }
  }
  return [...places].filter(({ block }) => ways.get(block.id) === 1);
}
