import type { Json, Measure, Pred, Relation } from "@argot/core/plan";
import { equal, hasMember, lengthOf, multiple, narrowed, sizeOf, unique } from "@argot/core/runtime";
import { kindsOf } from "../emit/types.js";
import { Check, type Decide, holds } from "./check.js";
import { asked, either, every, not } from "./combine.js";
import { kindOf, nullKind, objectKind } from "./kind.js";
import { textTest } from "./pattern.js";

/** A check that holds exactly where a predicate does. */
export function predicate(pred: Pred): Check {
  switch (pred.op) {
    case "is":
      return new Check(kindsOf(pred.types), 0, () => true, 0, 0);
    case "compare":
      return asked(comparison(pred.of, pred.relation, pred.to), pred.of === "size" ? 4 : 1);
    case "multiple":
      return asked(multipleOf(pred.of), 1);
    case "match": {
      const matches = textTest(pred.pattern);
      return asked((value) => matches(value as string), 3);
    }
    case "among":
      return among(pred.values);
    case "has": {
      const { name } = pred;
      return new Check(0, objectKind, (value) => hasMember(value as Record<string, unknown>, name), 1, 1);
    }
    case "member": {
      const { name } = pred;
      const part = predicate(pred.of);
      const decide: Decide = (value, _kind, depth, scope) => {
        const object = value as Record<string, unknown>;
        return hasMember(object, name) && holds(part, object[name], kindOf(object[name]), depth, scope);
      };
      return new Check(0, objectKind, decide, part.cost + 1, part.height + 1);
    }
    case "unique":
      return asked((value) => unique(value as unknown[]), 5);
    case "host": {
      const { call, argument } = pred.test;
      return asked((value) => call(value as never, argument as never), 3);
    }
    case "and":
      return every(pred.of.map(predicate));
    case "or":
      return either(pred.of.map(predicate));
    case "not":
      return not(predicate(pred.of));
  }
}

function comparison(of: Measure, relation: Relation, to: number | bigint): Decide {
  switch (of) {
    case "self":
      return numberComparison(relation, to);
    case "count":
      return countComparison(relation, Number(to));
    case "size": {
      const test = compare(relation, Number(to));
      return (value) => test(sizeOf(value as Record<string, unknown>));
    }
    case "length":
      return lengthComparison(relation, Number(to));
  }
}

function compare(relation: Relation, to: number): (value: number) => boolean {
  switch (relation) {
    case ">=":
      return (value) => value >= to;
    case "<=":
      return (value) => value <= to;
    case ">":
      return (value) => value > to;
    case "<":
      return (value) => value < to;
  }
}

// Each form is a function of its own, so that an engine learns about each on its own.
function numberComparison(relation: Relation, to: number | bigint): Decide {
  switch (relation) {
    case ">=":
      return (value) => (value as number) >= to;
    case "<=":
      return (value) => (value as number) <= to;
    case ">":
      return (value) => (value as number) > to;
    case "<":
      return (value) => (value as number) < to;
  }
}

function countComparison(relation: Relation, to: number): Decide {
  switch (relation) {
    case ">=":
      return (value) => (value as unknown[]).length >= to;
    case "<=":
      return (value) => (value as unknown[]).length <= to;
    case ">":
      return (value) => (value as unknown[]).length > to;
    case "<":
      return (value) => (value as unknown[]).length < to;
  }
}

// A string has at least half as many characters as code units, and at most as many: most answers need no count.
function lengthComparison(relation: Relation, to: number): Decide {
  if (relation === ">=") {
    if (to <= 1) return (value) => (value as string).length >= to;
    return (value) => {
      const text = value as string;
      return text.length >= to && (text.length >= 2 * to || lengthOf(text) >= to);
    };
  }
  if (relation === "<=") {
    if (to < 1) return (value) => (value as string).length <= to;
    return (value) => {
      const text = value as string;
      return text.length <= to || (text.length <= 2 * to && lengthOf(text) <= to);
    };
  }
  const test = compare(relation, to);
  return (value) => test(lengthOf(value as string));
}

function multipleOf(of: number | bigint): Decide {
  if (of === 1) return (value) => Number.isInteger(value) || multiple(value as number | bigint, 1);
  // Every integer up to 2^53 divides exactly in binary, too; the rest is decimal arithmetic.
  if (typeof of === "number" && Number.isSafeInteger(of))
    return (value) =>
      Number.isSafeInteger(value) ? (value as number) % of === 0 : multiple(value as number | bigint, of);
  return (value) => multiple(value as number | bigint, of);
}

function among(values: readonly Json[]): Check {
  const kinds = values.reduce<number>((sum, each) => sum | kindOf(each), 0);
  const scalars = values.filter((each) => typeof each !== "object" || each === null);
  const structures = values.filter((each) => typeof each === "object" && each !== null);
  const pass = kinds & nullKind;
  const ask = kinds & ~nullKind;
  if (structures.length === 0) return new Check(pass, ask, amongScalars(scalars), 1, 1);
  const known = new Set<unknown>(scalars);
  const decide: Decide = (value) => {
    if (typeof value !== "object") return known.has(narrowed(value));
    for (let i = 0; i < structures.length; i++) if (equal(structures[i], value)) return true;
    return false;
  };
  return new Check(pass, ask, decide, 4, 1);
}

function amongScalars(scalars: readonly Json[]): Decide {
  const [a, b, c] = scalars;
  switch (scalars.length) {
    case 1:
      return (value) => value === a || (typeof value === "bigint" && narrowed(value) === a);
    case 2:
      return (value) => value === a || value === b || (typeof value === "bigint" && isOneOf(scalars, value));
    case 3:
      return (value) =>
        value === a || value === b || value === c || (typeof value === "bigint" && isOneOf(scalars, value));
    default: {
      const known = new Set<unknown>(scalars);
      return (value) => known.has(value) || (typeof value === "bigint" && known.has(narrowed(value)));
    }
  }
}

const isOneOf = (scalars: readonly unknown[], value: bigint): boolean => scalars.includes(narrowed(value));
