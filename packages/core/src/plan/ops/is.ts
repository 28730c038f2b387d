import { JsonType, type TypeSet } from "../../json/types.js";
import { noUses, type PredicateForm, type PlanParser, type PredicateFacts, noParts } from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { typesText } from "../text.js";

/** Holds of a value that has at least one of the types. */
export const is = (types: TypeSet): Predicate => ({ op: "is", types });

export const isFacts: PredicateFacts<PredicateOf<"is">> = {
  partsOf: noParts,
  usesOf: noUses,
};

export const isForm: PredicateForm<PredicateOf<"is">> = {
  problemOf: ({ types }) => ((types & JsonType.any) === types ? undefined : `unknown type bits in ${types}`),
  print: ({ types }) => `is ${typesText(types)}`,
};

export const parseIs = (parser: PlanParser): Predicate => is(parser.types());
