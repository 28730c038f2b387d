import {
  type EvidenceOf,
  type MayComeToHold,
  never,
  noParts,
  noProblem,
  noUses,
  type PredicateFacts,
  type PredicateForm,
  showsValue,
} from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";

/** Holds of an array of which no two items are equal as JSON. */
export const unique = (): Predicate => ({ op: "unique" });

export const uniqueFacts: PredicateFacts<PredicateOf<"unique">> = {
  partsOf: noParts,
  usesOf: noUses,
};

export const uniqueEvidence: EvidenceOf<"unique"> = showsValue;

export const uniqueMayHold: MayComeToHold<"unique"> = never;

export const uniqueForm: PredicateForm<PredicateOf<"unique">> = {
  problemOf: noProblem,
  print: () => "unique",
};

export const parseUnique = (): Predicate => unique();
