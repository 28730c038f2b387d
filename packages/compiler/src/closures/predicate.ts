import type { Json, Measure, Predicate, Relation } from "@argot/core/plan";
import {
  equal,
  hasProperty,
  countCharacters,
  isMultipleOf,
  normalizeBigInt,
  countProperties,
  hasUniqueItems,
} from "@argot/core/runtime";
import { kindsOf } from "../analysis/kinds.js";
import { Test, type Run, holds } from "./test.js";
import { asked, either, every, not } from "./combine.js";
import { kindOf, nullKind, objectKind } from "./kind.js";
import { textTest } from "./pattern.js";

/** A check that holds exactly where a predicate does. */
export function predicateTest(predicate: Predicate): Test {
  switch (predicate.op) {
    case "is":
      return new Test(kindsOf(predicate.types), 0, () => true, 0, 0);
    case "compare":
      return asked(
        comparison(predicate.of, predicate.relation, predicate.to),
        predicate.of === "propertyCount" ? 4 : 1,
      );
    case "multiple":
      return asked(multipleOf(predicate.of), 1);
    case "match": {
      const matches = textTest(predicate.pattern);
      return asked((value) => matches(value as string), 3);
    }
    case "among":
      return among(predicate.values);
    case "has": {
      const { name } = predicate;
      return new Test(0, objectKind, (value) => hasProperty(value as Record<string, unknown>, name), 1, 1);
    }
    case "member": {
      const { name } = predicate;
      const part = predicateTest(predicate.of);
      const decide: Run = (value, _kind, depth, scope) => {
        const object = value as Record<string, unknown>;
        return hasProperty(object, name) && holds(part, object[name], kindOf(object[name]), depth, scope);
      };
      return new Test(0, objectKind, decide, part.cost + 1, part.height + 1);
    }
    case "unique":
      return asked((value) => hasUniqueItems(value as unknown[]), 5);
    case "custom": {
      const { call, argument } = predicate.test;
      return asked((value) => call(value as never, argument as never), 3);
    }
    case "and":
      return every(predicate.of.map(predicateTest));
    case "or":
      return either(predicate.of.map(predicateTest));
    case "not":
      return not(predicateTest(predicate.of));
  }
}

function comparison(of: Measure, relation: Relation, to: number | bigint): Run {
  switch (of) {
    case "self":
      return numberComparison(relation, to);
    case "itemCount":
      return countComparison(relation, Number(to));
    case "propertyCount": {
      const test = compare(relation, Number(to));
      return (value) => test(countProperties(value as Record<string, unknown>));
    }
    case "characterCount":
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
function numberComparison(relation: Relation, to: number | bigint): Run {
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

function countComparison(relation: Relation, to: number): Run {
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
function lengthComparison(relation: Relation, to: number): Run {
  if (relation === ">=") {
    if (to <= 1) return (value) => (value as string).length >= to;
    return (value) => {
      const text = value as string;
      return text.length >= to && (text.length >= 2 * to || countCharacters(text) >= to);
    };
  }
  if (relation === "<=") {
    if (to < 1) return (value) => (value as string).length <= to;
    return (value) => {
      const text = value as string;
      return text.length <= to || (text.length <= 2 * to && countCharacters(text) <= to);
    };
  }
  const test = compare(relation, to);
  return (value) => test(countCharacters(value as string));
}

function multipleOf(of: number | bigint): Run {
  if (of === 1) return (value) => Number.isInteger(value) || isMultipleOf(value as number | bigint, 1);
  // Every integer up to 2^53 divides exactly in binary, too; the rest is decimal arithmetic.
  if (typeof of === "number" && Number.isSafeInteger(of))
    return (value) =>
      Number.isSafeInteger(value) ? (value as number) % of === 0 : isMultipleOf(value as number | bigint, of);
  return (value) => isMultipleOf(value as number | bigint, of);
}

function among(values: readonly Json[]): Test {
  const kinds = values.reduce<number>((sum, each) => sum | kindOf(each), 0);
  const scalars = values.filter((each) => typeof each !== "object" || each === null);
  const structures = values.filter((each) => typeof each === "object" && each !== null);
  const pass = kinds & nullKind;
  const ask = kinds & ~nullKind;
  if (structures.length === 0) return new Test(pass, ask, amongScalars(scalars), 1, 1);
  const known = new Set<unknown>(scalars);
  const decide: Run = (value) => {
    if (typeof value !== "object") return known.has(normalizeBigInt(value));
    for (let i = 0; i < structures.length; i++) if (equal(structures[i], value)) return true;
    return false;
  };
  return new Test(pass, ask, decide, 4, 1);
}

function amongScalars(scalars: readonly Json[]): Run {
  const [a, b, c] = scalars;
  switch (scalars.length) {
    case 1:
      return (value) => value === a || (typeof value === "bigint" && normalizeBigInt(value) === a);
    case 2:
      return (value) => value === a || value === b || (typeof value === "bigint" && isOneOf(scalars, value));
    case 3:
      return (value) =>
        value === a || value === b || value === c || (typeof value === "bigint" && isOneOf(scalars, value));
    default: {
      const known = new Set<unknown>(scalars);
      return (value) => known.has(value) || (typeof value === "bigint" && known.has(normalizeBigInt(value)));
    }
  }
}

const isOneOf = (scalars: readonly unknown[], value: bigint): boolean => scalars.includes(normalizeBigInt(value));
