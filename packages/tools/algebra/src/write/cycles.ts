import { Unanswerable } from "../bounds/unanswerable.js";
import type { Formula } from "../formula/formula.js";
import type { Place } from "../formula/place.js";

/**
 * Follows the schemas that a formula applies to the same value.
 *
 * @param done - Places that were followed already.
 * @throws Unanswerable if one applies itself again: such a schema cannot be compiled, whether or not a value reaches it.
 */
export function refuseCycles(formula: Formula, requirementOf: (place: Place) => Formula, done: Set<string>): void {
  const open = new Set<string>();
  const follow = (each: Formula): void => {
    if (each.kind !== "schema") {
      for (const part of inPlace(each)) follow(part);
      return;
    }
    const { key } = each.place;
    if (open.has(key)) throw new Unanswerable("a reference leads to itself without an end");
    if (done.has(key)) return;
    open.add(key);
    follow(requirementOf(each.place));
    open.delete(key);
    done.add(key);
  };
  follow(formula);
}

/** The formulas that a formula consists of, as far as they are about the same value. */
function inPlace(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case "and":
    case "or":
    case "count":
      return formula.of;
    case "unevaluated":
      return formula.under.map(({ condition }) => condition);
    case "constant":
    case "schema":
    case "test":
    case "content":
    case "everyMember":
    case "someMember":
    case "everyItem":
    case "itemCount":
      return [];
  }
}
