import type { Formula } from "../formula/formula.js";
import type { Place } from "../formula/place.js";
import type { Flaw } from "./flaw.js";
import type { FlawSearch } from "./flaw-search.js";

/** Conditions that hold for every value, or for none. */
export function* conditionFlaws(search: FlawSearch, place: Place): Generator<Flaw> {
  const { formulas } = search;
  const schema = search.locationOf(place);
  for (const [index, { constraint }] of place.block.rules.entries()) {
    if (constraint.op !== "branch" || (!constraint.then && !constraint.else)) continue;
    const location = search.locationOf(place, constraint.if.keywordPath);
    const condition = (): Formula => search.applied(place, constraint.if);
    if (search.isImpossible(() => formulas.and([search.others(place, index), formulas.not(condition())])))
      yield { kind: "always-holds", location, schema };
    else if (search.isImpossible(() => formulas.and([search.others(place, index), condition()])))
      yield { kind: "never-holds", location, schema };
  }
}
