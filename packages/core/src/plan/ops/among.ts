import type { Json } from "../../json/types.js";
import { noProblem, noUses, type PredicateForm } from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { jsonText } from "../text.js";

/** Holds of a value that equals one of these as JSON: the order of an object's members does not count. */
export const among = (values: readonly Json[]): Predicate => ({ op: "among", values });

export const amongForm: PredicateForm<PredicateOf<"among">> = {
  usesOf: noUses,
  problemOf: noProblem,
  print: ({ values }) => `among ${jsonText(values)}`,
};
