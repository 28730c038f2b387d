import { normalizeBigInt } from "../../json/bigint.js";
import type { Json } from "../../json/types.js";
import { noUses, type PredicateForm, type PlanParser, type PredicateFacts, noParts } from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { jsonText } from "../text.js";

/** Holds of a value that equals one of these as JSON: the order of an object's members does not count. */
export const among = (values: readonly Json[]): Predicate => ({
  op: "among",
  values: values.some(isNumberAsBigInt) ? (values.map(normalizeBigInt) as readonly Json[]) : values,
});

/** Whether a BigInt equals a number. Backends compare scalars by identity, so it must be written as the number. */
const isNumberAsBigInt = (value: Json): boolean => normalizeBigInt(value) !== value;

export const amongFacts: PredicateFacts<PredicateOf<"among">> = {
  partsOf: noParts,
  usesOf: noUses,
};

export const amongForm: PredicateForm<PredicateOf<"among">> = {
  problemOf: ({ values }) => (values.some(isNumberAsBigInt) ? "has a BigInt that equals a number" : undefined),
  print: ({ values }) => `among ${jsonText(values)}`,
};

export const parseAmong = (parser: PlanParser): Predicate => among(parser.jsonArray());
