import type { Json, Measure, Predicate, Relation } from "@argot/core/plan";
import {
  answerOf,
  equal,
  hasProperty,
  countCharacters,
  isMultipleOf,
  normalizeBigInt,
  countProperties,
  hasUniqueItems,
  jsonSet,
} from "@argot/core/runtime";
import { characterBounds } from "../analysis/character-bounds.js";
import { splitConstants, needsJsonSet } from "../analysis/constants.js";
import { costOfPredicate } from "../analysis/cost.js";
import { divisionBy } from "../analysis/division.js";
import { kindOf, kindsOf, kindsOfValues, nullKind, objectKind } from "../analysis/kinds.js";
import { decidedBy, either, every, denied } from "./combine.js";
import { textTest } from "./pattern.js";
import { holds, type Run, Test } from "./test-run.js";

/** The test for a predicate. */
export function predicateTest(predicate: Predicate): Test {
  switch (predicate.op) {
    case "is":
      return new Test(kindsOf(predicate.types), 0, () => true, 0, 0);
    case "compare":
      return decidedBy(
        comparison(predicate.of, predicate.relation, predicate.to),
        predicate.of === "propertyCount" ? 4 : costOfPredicate(predicate),
      );
    case "multiple":
      return decidedBy(multipleOf(predicate.of), costOfPredicate(predicate));
    case "match": {
      const matches = textTest(predicate.pattern);
      return decidedBy((value) => matches(value as string), costOfPredicate(predicate));
    }
    case "among":
      return among(predicate.values);
    case "has": {
      const { name } = predicate;
      return new Test(
        0,
        objectKind,
        (value) => hasProperty(value as Record<string, unknown>, name),
        costOfPredicate(predicate),
        1,
      );
    }
    case "member": {
      const { name } = predicate;
      const part = predicateTest(predicate.of);
      const run: Run = (value, _kind, depth, scope) => {
        const object = value as Record<string, unknown>;
        return hasProperty(object, name) && holds(part, object[name], kindOf(object[name]), depth, scope);
      };
      return new Test(0, objectKind, run, part.cost + 1, part.height + 1);
    }
    case "unique":
      return decidedBy((value) => hasUniqueItems(value as unknown[]), costOfPredicate(predicate));
    case "custom": {
      const { call, argument, name } = predicate.test;
      return decidedBy((value) => answerOf(call(value as never, argument as never), name), costOfPredicate(predicate));
    }
    case "and":
      return every(predicate.of.map(predicateTest));
    case "or":
      return either(predicate.of.map(predicateTest));
    case "not":
      return denied(predicateTest(predicate.of));
  }
}

function comparison(of: Measure, relation: Relation, to: number | bigint): Run {
  switch (of) {
    case "self":
      return numberComparison(relation, to);
    case "itemCount":
      return countComparison(relation, Number(to));
    case "propertyCount": {
      const isInRelation = comparing(relation, Number(to));
      return (value) => isInRelation(countProperties(value as Record<string, unknown>));
    }
    case "characterCount":
      return lengthComparison(relation, Number(to));
  }
}

function comparing(relation: Relation, to: number): (value: number) => boolean {
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

// Each relation has a function of its own, so that a JavaScript engine optimises each separately.
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

function lengthComparison(relation: Relation, to: number): Run {
  const isInRelation = comparing(relation, to);
  const bounds = characterBounds(relation, to);
  if (!bounds) return (value) => isInRelation(countCharacters(value as string));
  const { necessary, sufficient } = bounds;
  if (relation === ">=") {
    if (necessary === sufficient) return (value) => (value as string).length >= necessary;
    return (value) => {
      const text = value as string;
      return text.length >= necessary && (text.length >= sufficient || countCharacters(text) >= to);
    };
  }
  if (necessary === sufficient) return (value) => (value as string).length <= sufficient;
  return (value) => {
    const text = value as string;
    return text.length <= sufficient || (text.length <= necessary && countCharacters(text) <= to);
  };
}

function multipleOf(of: number | bigint): Run {
  switch (divisionBy(of)) {
    case "by one":
      return (value) => Number.isInteger(value) || isMultipleOf(value as number | bigint, 1);
    case "by remainder": {
      const divisor = Number(of);
      return (value) =>
        Number.isSafeInteger(value)
          ? (value as number) % divisor === 0
          : isMultipleOf(value as number | bigint, divisor);
    }
    case "decimal":
      return (value) => isMultipleOf(value as number | bigint, of);
  }
}

/** Maximum number of scalars in a set of the engine, if some are numbers. */
const maxNumbers = 64;

function among(values: readonly Json[]): Test {
  const kinds = kindsOfValues(values);
  const constants = splitConstants(values);
  const { scalars, structures } = constants;
  const always = kinds & nullKind;
  const maybe = kinds & ~nullKind;
  if (needsJsonSet(constants, maxNumbers)) {
    const set = jsonSet(values);
    return new Test(always, maybe, (value) => set.has(value), structures.length === 0 ? 1 : 4, 1);
  }
  if (structures.length === 0) return new Test(always, maybe, amongScalars(scalars), 1, 1);
  const known = new Set<unknown>(scalars);
  const run: Run = (value) => {
    if (typeof value !== "object") return known.has(normalizeBigInt(value));
    for (let i = 0; i < structures.length; i++) if (equal(structures[i], value)) return true;
    return false;
  };
  return new Test(always, maybe, run, 4, 1);
}

function amongScalars(scalars: readonly Json[]): Run {
  const [a, b, c] = scalars;
  switch (scalars.length) {
    case 1:
      return (value) => value === a || (typeof value === "bigint" && normalizeBigInt(value) === a);
    case 2:
      return (value) => value === a || value === b || (typeof value === "bigint" && testOfConstants(scalars, value));
    case 3:
      return (value) =>
        value === a || value === b || value === c || (typeof value === "bigint" && testOfConstants(scalars, value));
    default: {
      const known = new Set<unknown>(scalars);
      return (value) => known.has(value) || (typeof value === "bigint" && known.has(normalizeBigInt(value)));
    }
  }
}

const testOfConstants = (scalars: readonly unknown[], value: bigint): boolean =>
  scalars.includes(normalizeBigInt(value));
