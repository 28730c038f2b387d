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

/** Holds if all of the predicates do; with none, always. */
export const and = (of: readonly Predicate[]): Predicate => ({ op: "and", of });

export const andFacts: PredicateFacts<PredicateOf<"and">> = {
  partsOf: ({ of }) => of,
  usesOf: noUses,
};

export const andEvidence: EvidenceOf<"and"> = showsValue;

export const andMayHold: MayComeToHold<"and"> = ({ of }, value, open, mayHold) =>
  of.every((part) => mayHold(part, value, open));

export const andForm: PredicateForm<PredicateOf<"and">> = {
  problemOf: noProblem,
  print: ({ of }, printer) => `and${joinedWords(of.map(printer.predicate))}`,
};

export const parseAnd = (parser: PlanParser): Predicate => and(parser.list(parser.predicate));
