import { noProblem, noUses, type PredicateForm } from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import type { PlanParser } from "../plan-parser.js";

/** Holds if the predicate does not. */
export const not = (of: Predicate): Predicate => ({ op: "not", of });

export const notForm: PredicateForm<PredicateOf<"not">> = {
  usesOf: noUses,
  problemOf: noProblem,
  print: ({ of }, printer) => `not ${printer.predicate(of)}`,
};

export const parseNot = (parser: PlanParser): Predicate => not(parser.predicate());
