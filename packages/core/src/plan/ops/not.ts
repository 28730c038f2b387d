import {
  never,
  noProblem,
  noUses,
  type PlanParser,
  type PredicateAnalysis,
  type PredicateFacts,
  type PredicateForm,
  showsValue,
} from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";

/** Holds if the predicate does not. */
export const not = (of: Predicate): Predicate => ({ op: "not", of });

export const notFacts: PredicateFacts<PredicateOf<"not">> = {
  partsOf: ({ of }) => [of],
  usesOf: noUses,
  evidenceOf: showsValue,
};

export const notAnalysis: PredicateAnalysis<PredicateOf<"not">> = {
  alwaysHolds: never,
  mayComeToHold: never,
};

export const notForm: PredicateForm<PredicateOf<"not">> = {
  problemOf: noProblem,
  print: ({ of }, printer) => `not ${printer.predicate(of)}`,
};

export const parseNot = (parser: PlanParser): Predicate => not(parser.predicate());
