import { refuseUnknownOptions } from "@argot/core/json";
import type { Json, Rule } from "@argot/core/plan";
import { keepingRules } from "../sets/keeping-rules.js";
import { intersect, requireSets, subtract, type ValueSet } from "../sets/value-set.js";
import { type BrokenRule, brokenRules } from "./broken-rules.js";
import { noveltyIn } from "./changed-rules.js";
import { locationOfRule } from "./locations.js";
import { type QuestionOptions, type Satisfiability, satisfiable } from "./satisfiable.js";

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
  const { count = Infinity, ...steps } = options;
  const search = new DifferenceSearch(one, other, steps);
  const noveltyOf = noveltyIn(one, other);
  const found: Difference[] = [];
  for (;;) {
    const next = search.next();
    if (next.answer !== "yes") return { differences: found, reasons: next.answer === "no" ? [] : next.reasons };
    if (found.length >= count) return { differences: found, reasons: [`there are more than ${count}`] };
    const broken = search.rulesThatRefuse(next.value);
    const alone: Difference[] = [];
    // Most rules that refuse a value say why an alternative fails that was not meant. So what is new is asked first.
    for (const novelty of broken.length > 1 ? [2, 1, 0] : []) {
      for (const each of broken.filter(({ rule }) => noveltyOf(rule) === novelty)) {
        const refused = search.refusedBy(each.rule);
        if (refused.answer !== "yes") continue;
        alone.push({ value: refused.value, keywords: [locationOf(each)] });
        search.name([each.rule]);
      }
      if (alone.length > 0) break;
    }
    if (alone.length > 0) {
      found.push(...alone.slice(0, count - found.length));
      continue;
    }
    found.push({ value: next.value, keywords: [...new Set(broken.map(locationOf))] });
    if (broken.length === 0) return { differences: found, reasons: ["what a complement refuses is not told apart"] };
    search.name(broken.map(({ rule }) => rule));
  }
}

const locationOf = ({ plan, block, rule }: BrokenRule): string => locationOfRule(plan, block, rule);

/** Looks for values that a set refuses, and not because of some rules alone, which are named. */
class DifferenceSearch {
  readonly #other: ValueSet;
  readonly #refused: ValueSet;
  readonly #steps: QuestionOptions;
  readonly #named = new Set<Rule>();
  /** The other set without the rules that are named. */
  #left: ValueSet;

  constructor(one: ValueSet, other: ValueSet, steps: QuestionOptions) {
    this.#other = other;
    this.#refused = subtract(one, other);
    this.#steps = steps;
    this.#left = other;
  }

  next(): Satisfiability {
    return satisfiable(subtract(this.#refused, this.#left), this.#steps);
  }

  /** The same, for values that only one rule refuses besides those that are named. */
  refusedBy(rule: Rule): Satisfiability {
    const further = this.#without(new Set([...this.#named, rule]));
    return satisfiable(intersect(subtract(this.#refused, this.#left), further), this.#steps);
  }

  rulesThatRefuse(value: Json): readonly BrokenRule[] {
    return brokenRules(this.#left.expression, value);
  }

  name(rules: readonly Rule[]): void {
    for (const rule of rules) this.#named.add(rule);
    this.#left = this.#without(this.#named);
  }

  #without(rules: ReadonlySet<Rule>): ValueSet {
    return keepingRules(this.#other, (rule) => !rules.has(rule));
  }
}
