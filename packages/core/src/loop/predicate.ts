import { equal } from "../json/equal.js";
import { hasMember, lengthOf, sizeOf } from "../json/measure.js";
import { multiple } from "../json/multiple.js";
import { isObject, typesOf } from "../json/types.js";
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
      return pred.values.some((each) => equal(each, value));
    case "has":
      return isObject(value) && hasMember(value, pred.name);
    case "member":
      return isObject(value) && hasMember(value, pred.name) && holds(pred.of, value[pred.name]);
    case "unique":
      return unique(value as unknown[]);
    case "host":
      return pred.test.call(value as never, pred.test.argument as never);
    case "and":
      return pred.of.every((part) => holds(part, value));
    case "or":
      return pred.of.some((part) => holds(part, value));
    case "not":
      return !holds(pred.of, value);
  }
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
