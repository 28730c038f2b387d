import { equal } from "../json/equal.js";
import { hasMember, lengthOf, sizeOf } from "../json/measure.js";
import { multiple } from "../json/multiple.js";
import { isObject, type Json, typesOf } from "../json/types.js";
import { unique } from "../json/unique.js";
import type { Measure, Pred, Relation } from "../plan/ops.js";

/** Whether a predicate holds of a value. */
export function holds(pred: Pred, value: unknown): boolean {
  switch (pred.op) {
    case "is":
      return (typesOf(value) & pred.types) !== 0;
    case "compare":
      return relations[pred.relation](measure(pred.of, value), pred.to);
    case "multiple":
      return multiple(value as number | bigint, pred.of);
    case "match":
      return pred.pattern.test(value as string);
    case "among":
      return isAmong(pred.values, value);
    case "has":
      return isObject(value) && hasMember(value, pred.name);
    case "member":
      return isObject(value) && hasMember(value, pred.name) && holds(pred.of, value[pred.name]);
    case "unique":
      return unique(value as unknown[]);
    case "host":
      return pred.test.call(value as never, pred.test.argument as never);
    case "and":
      return allHold(pred.of, value);
    case "or":
      return someHolds(pred.of, value);
    case "not":
      return !holds(pred.of, value);
  }
}

// Written out: a function that is made for each value would be a part of what an evaluation allocates.

function isAmong(values: readonly Json[], value: unknown): boolean {
  for (const each of values) if (equal(each, value)) return true;
  return false;
}

function allHold(parts: readonly Pred[], value: unknown): boolean {
  for (const part of parts) if (!holds(part, value)) return false;
  return true;
}

function someHolds(parts: readonly Pred[], value: unknown): boolean {
  for (const part of parts) if (holds(part, value)) return true;
  return false;
}

const relations: Readonly<Record<Relation, (a: number | bigint, b: number | bigint) => boolean>> = {
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
    case "length":
      return lengthOf(value as string);
    case "count":
      return (value as unknown[]).length;
    case "size":
      return sizeOf(value as Record<string, unknown>);
  }
}
