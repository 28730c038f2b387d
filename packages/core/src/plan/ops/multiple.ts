import {
  type EvidenceOf,
  type MayComeToHold,
  never,
  noParts,
  noProblem,
  noUses,
  type PlanParser,
  type PredicateFacts,
  type PredicateForm,
  showsValue,
} from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { numberText } from "../text.js";

/** Holds of a number that is an integral multiple of this one. Fractions are decimal: 4.02 is one of 0.01. Integers are exact. */
export const multipleOf = (of: number | bigint): Predicate => ({ op: "multiple", of });

export const multipleFacts: PredicateFacts<PredicateOf<"multiple">> = {
  partsOf: noParts,
  usesOf: noUses,
};

export const multipleEvidence: EvidenceOf<"multiple"> = ({ of }) => ({ ...showsValue(), known: { limit: of } });

export const multipleMayHold: MayComeToHold<"multiple"> = never;

export const multipleForm: PredicateForm<PredicateOf<"multiple">> = {
  problemOf: noProblem,
  print: ({ of }) => `multiple of ${numberText(of)}`,
};

export function parseMultiple(parser: PlanParser): Predicate {
  parser.expect("of");
  return multipleOf(parser.number());
}
