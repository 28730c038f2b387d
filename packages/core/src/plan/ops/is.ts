import { JsonType, typeName, typeNames, type TypeSet } from "../../json/types.js";
import {
  type EvidenceOf,
  type MayComeToHold,
  never,
  noParts,
  noUses,
  type PlanParser,
  type PredicateFacts,
  type PredicateForm,
} from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { typesText } from "../text.js";

/** Holds of a value that has at least one of the types. */
export const is = (types: TypeSet): Predicate => ({ op: "is", types });

export const isFacts: PredicateFacts<PredicateOf<"is">> = {
  partsOf: noParts,
  usesOf: noUses,
};

export const isEvidence: EvidenceOf<"is"> = ({ types }) => ({ find: typeName, known: { expected: typeNames(types) } });

export const isMayHold: MayComeToHold<"is"> = never;

export const isForm: PredicateForm<PredicateOf<"is">> = {
  problemOf: ({ types }) => ((types & JsonType.any) === types ? undefined : `unknown type bits in ${types}`),
  print: ({ types }) => `is ${typesText(types)}`,
};

export const parseIs = (parser: PlanParser): Predicate => is(parser.types());
