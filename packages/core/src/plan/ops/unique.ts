import { noProblem, noUses, type PredicateForm } from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";

/** Holds of an array of which no two items are equal as JSON. */
export const unique = (): Predicate => ({ op: "unique" });

export const uniqueForm: PredicateForm<PredicateOf<"unique">> = {
  usesOf: noUses,
  problemOf: noProblem,
  print: () => "unique",
};

export const parseUnique = (): Predicate => unique();
