import { noProblem, noUses, type PredicateForm } from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";

/** Holds of a number that is an integral multiple of this one in decimal arithmetic: 4.02 is one of 0.01. */
export const multipleOf = (of: number | bigint): Predicate => ({ op: "multiple", of });

export const multipleForm: PredicateForm<PredicateOf<"multiple">> = {
  usesOf: noUses,
  problemOf: noProblem,
  print: ({ of }) => `multiple of ${of}`,
};
