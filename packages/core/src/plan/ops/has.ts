import {
  always,
  type EvidenceOf,
  type MayComeToHold,
  noParts,
  noProblem,
  noUses,
  type PlanParser,
  type PredicateFacts,
  type PredicateForm,
  showsValue,
} from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { quote } from "../text.js";

/** Holds of an object that has an own property of this name. */
export const has = (name: string): Predicate => ({ op: "has", name });

export const hasFacts: PredicateFacts<PredicateOf<"has">> = {
  partsOf: noParts,
  usesOf: noUses,
};

export const hasEvidence: EvidenceOf<"has"> = showsValue;

export const hasMayHold: MayComeToHold<"has"> = always;

export const hasForm: PredicateForm<PredicateOf<"has">> = {
  problemOf: noProblem,
  print: ({ name }) => `has ${quote(name)}`,
};

export const parseHas = (parser: PlanParser): Predicate => has(parser.string());
