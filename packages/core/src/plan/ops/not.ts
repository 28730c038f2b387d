import {
  type EvidenceOf,
  type MayComeToHold,
  never,
  noProblem,
  noUses,
  type PlanParser,
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
};

export const notEvidence: EvidenceOf<"not"> = showsValue;

export const notMayHold: MayComeToHold<"not"> = never;

export const notForm: PredicateForm<PredicateOf<"not">> = {
  problemOf: noProblem,
  print: ({ of }, printer) => `not ${printer.predicate(of)}`,
};

export const parseNot = (parser: PlanParser): Predicate => not(parser.predicate());
