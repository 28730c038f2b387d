import { noProblem, noUses, type PredicateForm, type PlanParser } from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { joinedWords } from "../text.js";

/** Holds if all of the predicates do; with none, always. */
export const and = (of: readonly Predicate[]): Predicate => ({ op: "and", of });

export const andForm: PredicateForm<PredicateOf<"and">> = {
  usesOf: noUses,
  problemOf: noProblem,
  print: ({ of }, printer) => `and${joinedWords(of.map(printer.predicate))}`,
};

export const parseAnd = (parser: PlanParser): Predicate => and(parser.list(parser.predicate));
