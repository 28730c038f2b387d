import { answerOf } from "../json/answer.js";
import { equal } from "../json/equal.js";
import { hasProperty, countCharacters, countProperties } from "../json/measure.js";
import { isMultipleOf } from "../json/is-multiple-of.js";
import { isObject, type Json, typesOf } from "../json/types.js";
import { hasUniqueItems } from "../json/unique-items.js";
import { type JsonSet, jsonSet } from "../json/json-set.js";
import type { Measure, Predicate, Relation } from "../plan/plan.js";

/**
 * Whether a predicate holds for a value.
 *
 * @param sets - The sets of long lists of constants, for callers that ask often. Default: constants are compared one by one.
 */
export function holds(predicate: Predicate, value: unknown, sets?: ConstantSets): boolean {
  switch (predicate.op) {
    case "is":
      return (typesOf(value) & predicate.types) !== 0;
    case "compare":
      return holdsByRelation[predicate.relation](measure(predicate.of, value), predicate.to);
    case "multiple":
      return isMultipleOf(value as number | bigint, predicate.of);
    case "match":
      return predicate.pattern.test(value as string);
    case "among":
      return isAmong(predicate.values, value, sets);
    case "has":
      return isObject(value) && hasProperty(value, predicate.name);
    case "member":
      return isObject(value) && hasProperty(value, predicate.name) && holds(predicate.of, value[predicate.name], sets);
    case "unique":
      return hasUniqueItems(value as unknown[]);
    case "custom":
      return answerOf(predicate.test.call(value as never, predicate.test.argument as never), predicate.test.name);
    case "and":
      return allHold(predicate.of, value, sets);
    case "or":
      return someHolds(predicate.of, value, sets);
    case "not":
      return !holds(predicate.of, value, sets);
  }
}

// Written out: a function that is made for each value would be a part of what an evaluation allocates.

/** Maximum number of values that are compared one by one. */
const maxCompared = 16;

/** The sets of long lists of constants in the predicates of a plan, each made when it is first needed. */
export type ConstantSets = Map<readonly Json[], JsonSet>;

function isAmong(values: readonly Json[], value: unknown, sets: ConstantSets | undefined): boolean {
  if (sets && values.length > maxCompared) {
    let set = sets.get(values);
    if (!set) sets.set(values, (set = jsonSet(values)));
    return set.has(value);
  }
  for (const each of values) if (equal(each, value)) return true;
  return false;
}

function allHold(parts: readonly Predicate[], value: unknown, sets: ConstantSets | undefined): boolean {
  for (const part of parts) if (!holds(part, value, sets)) return false;
  return true;
}

function someHolds(parts: readonly Predicate[], value: unknown, sets: ConstantSets | undefined): boolean {
  for (const part of parts) if (holds(part, value, sets)) return true;
  return false;
}

const holdsByRelation: Readonly<Record<Relation, (a: number | bigint, b: number | bigint) => boolean>> = {
  ">=": (a, b) => a >= b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  "<": (a, b) => a < b,
};

/** The number that a comparison looks at. */
export function measure(of: Measure, value: unknown): number | bigint {
  switch (of) {
    case "self":
      return value as number | bigint;
    case "characterCount":
      return countCharacters(value as string);
    case "itemCount":
      return (value as unknown[]).length;
    case "propertyCount":
      return countProperties(value as Record<string, unknown>);
  }
}
