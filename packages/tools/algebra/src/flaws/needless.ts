import type { Constraint, Rule } from "@argot/core/plan";
import { locationOfRule } from "../questions/locations.js";
import type { Formula } from "../formula/formula.js";
import type { Place } from "../formula/place.js";
import type { Flaw } from "./flaw.js";
import type { FlawSearch } from "./flaw-search.js";

/**
 * Keywords that refuse nothing, since tests beside them refuse it as well. Subschemas beside them are not looked at: what a schema and
 * its alternatives both require is best said once for all of them.
 */
export function* needlessKeywords(search: FlawSearch, place: Place): Generator<Flaw> {
  const { formulas } = search;
  const { rules, id } = place.block;
  const tests = new Set([...rules.keys()].filter((index) => rules[index]?.constraint.op === "test"));
  for (const [index, rule] of [...rules.entries()].toReversed()) {
    if (!onlyRefuses(rule.constraint) || !isWholeKeyword(rule, rules)) continue;
    const others = [...tests].filter((each) => each !== index);
    const refused = (): Formula => formulas.not(search.rule(place, index));
    const isNeedless = search.isImpossible(() =>
      formulas.and([...others.map((each) => search.rule(place, each)), refused()]),
    );
    if (!isNeedless) continue;
    // Of two that refuse the same, one stays.
    tests.delete(index);
    yield {
      kind: search.isImpossible(refused) ? "no-op" : "needless",
      location: locationOfRule(search.plan, id, rule),
      schema: search.locationOf(place),
    };
  }
}

/** Whether a rule is all that a keyword says. */
const isWholeKeyword = ({ name }: Rule, rules: readonly Rule[]): boolean =>
  name !== undefined && rules.filter((each) => each.name === name).length === 1;

/** Whether a constraint evaluates nothing, and does more than to say what types values have, which readers and generators use. */
const onlyRefuses = (constraint: Constraint): boolean =>
  constraint.op === "test" ? constraint.predicate.op !== "is" : constraint.op === "some" && constraint.range.max === 0;
