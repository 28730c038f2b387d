import { refuseUnknownOptions } from "@argot/core/json";
import type { Json, Rule } from "@argot/core/plan";
import { keepingRules, withOwnRules } from "../sets/keeping-rules.js";
import type { Formula } from "../formula/formula.js";
import { requireSets, subtract, type ValueSet } from "../sets/value-set.js";
import { type BrokenRule, brokenRules } from "./broken-rules.js";
import { noveltyIn } from "./novelty.js";
import { locationOfRule } from "./locations.js";
import { RulesLeftOut } from "./rules-left-out.js";
import type { QuestionOptions } from "./satisfiable.js";
import { type Found, reasonOf, ValueSearch } from "./value-search.js";

/** Options for {@link differences}. */
export interface DifferenceOptions extends QuestionOptions {
  /** Maximum number of differences. Default: all. */
  readonly count?: number;
}

/** A value of one set that another refuses. */
export interface Difference {
  /** The value. */
  readonly value: Json;
  /**
   * The locations of the keywords that refuse it, and that no difference before it names: mostly one. Fragments alone for a schema without
   * a URI. Empty if a complement refuses it.
   */
  readonly keywords: readonly string[];
}

/** How one set differs from another that does not contain it. */
export interface Differences {
  /** One for each keyword that refuses values of the one set, as far as that can be told apart. */
  readonly differences: readonly Difference[];
  /** Why there may be more. If it is empty, what the other set refuses of the one is refused by these keywords alone. */
  readonly reasons: readonly string[];
}

/**
 * The values of `one` that are not in `other`: one for each keyword of `other` that refuses some. Without differences and `reasons`, it is
 * proven that `other` contains `one`.
 *
 * @throws DefinitionError if one of the sets is none, or an option is not known.
 */
export function differences(one: ValueSet, other: ValueSet, options: DifferenceOptions = {}): Differences {
  requireSets("differences", one, other);
  refuseUnknownOptions("differences", options, ["maxSteps", "count"]);
  const { count = Infinity, maxSteps } = options;
  const found: Difference[] = [];
  try {
    const reasons = addDifferences(found, new DifferenceSearch(one, withOwnRules(other), maxSteps), count);
    return { differences: found, reasons };
  } catch (error) {
    // A value may have no verdict without some rules: its evaluation has no end.
    return { differences: found, reasons: [reasonOf(error)] };
  }
}

/** Adds differences to a list, up to a number. @returns Why there may be more. */
function addDifferences(found: Difference[], search: DifferenceSearch, count: number): readonly string[] {
  for (;;) {
    const next = search.next();
    if (next.answer !== "yes") return next.answer === "no" ? [] : next.reasons;
    if (found.length >= count) return [`there are more than ${count}`];
    const [value] = next.values;
    const broken = search.rulesThatRefuse(value);
    if (broken.length === 0) {
      found.push({ value, keywords: [] });
      return ["what a complement refuses is not told apart"];
    }
    const before = found.length;
    // Most rules that refuse a value say why an alternative fails that was not meant. So new rules come first.
    for (const novelty of [2, 1, 0]) {
      for (const each of broken.filter(({ rule }) => search.noveltyOf(rule) === novelty)) {
        const refused = found.length < count ? search.refusedBy(each.rule, value) : undefined;
        if (refused?.answer !== "yes") continue;
        found.push({ value: refused.values[0], keywords: [locationOf(each)] });
        search.name([each.rule]);
      }
      if (found.length > before) break;
    }
    if (found.length > before) continue;
    found.push({ value, keywords: [...new Set(broken.map(locationOf))] });
    search.name(broken.map(({ rule }) => rule));
  }
}

const locationOf = ({ plan, block, rule }: BrokenRule): string => locationOfRule(plan, block, rule);

/** Looks for values of one set that another refuses, and not because of some rules alone, which are named. */
class DifferenceSearch {
  readonly #one: ValueSet;
  readonly #other: ValueSet;
  /** The other set without the rules that are named. */
  #remaining: ValueSet;
  readonly #refused: ValueSet;
  readonly #search: ValueSearch;
  readonly #leftOut: RulesLeftOut;
  readonly #named = new Set<Rule>();
  /** Computed when a difference is found: equal sets have none. */
  #novelty: ((rule: Rule) => number) | undefined;

  constructor(one: ValueSet, other: ValueSet, maxSteps: number | undefined) {
    this.#one = one;
    this.#other = other;
    this.#remaining = this.#otherWithout(this.#named);
    this.#refused = subtract(one, other);
    this.#search = new ValueSearch(this.#refused.expression, maxSteps);
    this.#leftOut = new RulesLeftOut(this.#search);
  }

  /** A value that is refused without the rules that are named. */
  next(): Found {
    return this.#find();
  }

  /**
   * A value that would not be refused without a rule; if there is none, one that would not be without those that are named as well.
   *
   * @param known - A value that is refused. If it serves, no other is looked for.
   */
  refusedBy(rule: Rule, known: Json): Found {
    const isRefused = !this.#remaining.has(known);
    if (isRefused && this.#otherWithout(new Set([rule])).has(known)) return { answer: "yes", values: [known] };
    const alone = this.#find(new Set([rule]));
    return alone.answer === "yes" || this.#named.size === 0 ? alone : this.#find(new Set([...this.#named, rule]));
  }

  /** The rules that refuse a value without those that are named. */
  rulesThatRefuse(value: Json): readonly BrokenRule[] {
    return brokenRules(this.#remaining.expression, value);
  }

  name(rules: readonly Rule[]): void {
    for (const rule of rules) this.#named.add(rule);
    this.#remaining = this.#otherWithout(this.#named);
  }

  /** How likely a rule of the other set is why it differs. */
  noveltyOf(rule: Rule): number {
    this.#novelty ??= noveltyIn(this.#search, this.#one, this.#other);
    return this.#novelty(rule);
  }

  /** A value that is refused without the rules that are named, and not without others. */
  #find(others?: ReadonlySet<Rule>): Found {
    const { formulas } = this.#search;
    const formulaWithout = (rules: ReadonlySet<Rule>): Formula => this.#leftOut.without(this.#other.expression, rules);
    const refused = this.#remaining;
    const accepted = others && this.#otherWithout(others);
    return this.#search.find(
      () =>
        formulas.and([
          this.#search.formula,
          formulas.not(formulaWithout(this.#named)),
          others ? formulaWithout(others) : formulas.true,
        ]),
      1,
      (value) => this.#refused.has(value) && !refused.has(value) && (accepted?.has(value) ?? true),
    );
  }

  #otherWithout(rules: ReadonlySet<Rule>): ValueSet {
    return keepingRules(this.#other, (rule) => !rules.has(rule));
  }
}
