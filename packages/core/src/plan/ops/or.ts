import {
  type EvidenceOf,
  type MayComeToHold,
  noProblem,
  noUses,
  type PlanParser,
  type PredicateFacts,
  type PredicateForm,
  showsValue,
} from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { joinedWords } from "../text.js";

/** Holds if at least one of the predicates does; with none, never. */
export const or = (of: readonly Predicate[]): Predicate => ({ op: "or", of });

export const orFacts: PredicateFacts<PredicateOf<"or">> = {
  partsOf: ({ of }) => of,
  usesOf: noUses,
};

export const orEvidence: EvidenceOf<"or"> = showsValue;

export const orMayHold: MayComeToHold<"or"> = ({ of }, value, open, mayHold) =>
  of.some((part) => mayHold(part, value, open));

export const orForm: PredicateForm<PredicateOf<"or">> = {
  problemOf: noProblem,
  print: ({ of }, printer) => `or${joinedWords(of.map(printer.predicate))}`,
};

export const parseOr = (parser: PlanParser): Predicate => or(parser.list(parser.predicate));
