import { refuseUnknownOptions, requireArgument, stringifyJson } from "@argot/core/json";
import type { Json, Rule } from "@argot/core/plan";
import { nearValues } from "../near/near-values.js";
import { keepingRules, withOwnRules } from "../sets/keeping-rules.js";
import { requireSets, type ValueSet } from "../sets/value-set.js";
import { failedRules } from "./broken-rules.js";
import type { ExampleOptions } from "./collect-examples.js";
import { counterexamples, type NotBroken } from "./counterexamples.js";
import { locationOfRule } from "./locations.js";

/** Options for {@link mutations}. */
export type MutationOptions = Pick<ExampleOptions, "maxSteps" | "improve">;

/** A value that is not in a set, and differs from one that is in one place. */
export interface Mutation {
  /** The value. */
  readonly value: Json;
  /** The locations of the keywords without one of which the value would be in the set, and that no mutation before it has: mostly one. */
  readonly breaks: readonly string[];
}

/** Values that are not in a set, each near to one that is. */
export interface Mutations {
  /** Values with the keywords that each breaks. Smaller changes come first. */
  readonly mutations: readonly Mutation[];
  /** Keywords for which there is none. */
  readonly missing: readonly NotBroken[];
}

/** Maximum number of changes that are tried. */
const maxChanges = 20_000;

/**
 * Changes a value of a set in one place, so that it is not in the set because of one keyword: without it, it would be. Members and items are
 * left out and added, and parts take the place of others. There is one for each keyword that such a change breaks, as far as one is found.
 *
 * @throws DefinitionError if the set is none, the value is not in it, or an option is not known.
 */
export function mutations(set: ValueSet, value: Json, options: MutationOptions = {}): Mutations {
  requireSets("mutations", set);
  refuseUnknownOptions("mutations", options, ["maxSteps", "improve"]);
  requireArgument(set.has(value), "mutations", "a value of the set", value);
  const { counterexamples: others, missing } = counterexamples(set, options);
  const wanted = new Set([...others.map(({ breaks }) => breaks), ...missing.map(({ location }) => location)]);
  const keywords = new KeywordSearch(set);
  const found: Mutation[] = [];
  const donors = others.map((each) => each.value);
  let tried = 0;
  for (const each of nearValues(value, donors)) {
    if (wanted.size === 0 || tried++ >= maxChanges) break;
    if (set.has(each)) continue;
    const breaks = keywords.brokenBy(each).filter((location) => wanted.has(location));
    if (breaks.length === 0) continue;
    found.push({ value: each, breaks });
    for (const location of breaks) wanted.delete(location);
  }
  const reason = `no change of ${shortened(value)} in one place was found that breaks it alone`;
  const impossible = new Set(missing.flatMap(({ location, answer }) => (answer === "no" ? location : [])));
  return {
    mutations: found,
    missing: Array.from(wanted, (location) =>
      impossible.has(location)
        ? { location, answer: "no", reasons: [] }
        : { location, answer: "unknown", reasons: [reason] },
    ),
  };
}

/** Maximum number of characters of a value in a reason. */
const longestText = 60;

function shortened(value: Json): string {
  const text = stringifyJson(value);
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/** Finds the keywords because of which values are not in a set. */
class KeywordSearch {
  readonly #set: ValueSet;
  /** The set without each of the rules that were broken. */
  readonly #without = new Map<Rule, ValueSet>();

  constructor(set: ValueSet) {
    this.#set = withOwnRules(set);
  }

  /** The locations of the keywords without one of which the value would be in the set. */
  brokenBy(value: Json): readonly string[] {
    const failed = failedRules(this.#set.expression, value).filter(({ rule }) => this.#withoutRule(rule).has(value));
    return [...new Set(failed.map(({ plan, block, rule }) => locationOfRule(plan, block, rule)))];
  }

  #withoutRule(rule: Rule): ValueSet {
    const known = this.#without.get(rule) ?? keepingRules(this.#set, (each) => each !== rule);
    this.#without.set(rule, known);
    return known;
  }
}
