import { normalizeBigInt } from "../../json/bigint.js";
import { equal } from "../../json/equal.js";
import { type JsonSet, jsonSet } from "../../json/json-set.js";
import { hasProperty } from "../../json/measure.js";
import { isObject, type Json } from "../../json/types.js";
import {
  type EvidenceOf,
  type MayComeToHold,
  noParts,
  noUses,
  type PlanParser,
  type PredicateFacts,
  type PredicateForm,
  showsValue,
} from "../op.js";
import { type OpenPath, openBeneath } from "../open-path.js";
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

export const amongEvidence: EvidenceOf<"among"> = showsValue;

export const amongMayHold: MayComeToHold<"among"> = ({ values }, value, open) =>
  values.some((each) => mayBecome(value, each, open));

/** Whether a value may become a constant once the open part is another one, and members and items are added. */
function mayBecome(value: unknown, constant: Json, open: OpenPath): boolean {
  if (open?.length === 0 || equal(constant, value)) return true;
  if (Array.isArray(value)) return Array.isArray(constant) && value.length <= constant.length;
  if (!isObject(value) || !isObject(constant)) return false;
  return Object.keys(value).every(
    (name) => hasProperty(constant, name) && mayBecome(value[name], constant[name] as Json, openBeneath(open, name)),
  );
}

/** The sets of long lists of constants in the predicates of a plan, each made when it is first needed. */
export type ConstantSets = Map<readonly Json[], JsonSet>;

/** Maximum number of values that are compared one by one. */
const maxCompared = 16;

/** Whether a value equals one of some constants. */
export function isAmong(values: readonly Json[], value: unknown, sets: ConstantSets | undefined): boolean {
  if (sets && values.length > maxCompared) {
    let set = sets.get(values);
    if (!set) sets.set(values, (set = jsonSet(values)));
    return set.has(value);
  }
  for (const each of values) if (equal(each, value)) return true;
  return false;
}

export const amongForm: PredicateForm<PredicateOf<"among">> = {
  problemOf: ({ values }) => (values.some(isNumberAsBigInt) ? "has a BigInt that equals a number" : undefined),
  print: ({ values }) => `among ${jsonText(values)}`,
};

export const parseAmong = (parser: PlanParser): Predicate => among(parser.jsonArray());
