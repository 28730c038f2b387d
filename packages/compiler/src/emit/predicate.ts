import { type Json, type Measure, type Predicate, JsonType } from "@argot/core/plan";
import { anything, type Kinds, kindsOf } from "../analysis/kinds.js";
import type { ModuleContext } from "./context.js";
import { conjunction, disjunction, negation, quote } from "./text.js";
import { isOneOf } from "./types.js";
import { patternCondition } from "./pattern.js";

/** A condition that holds exactly where the predicate does, for a value known to be of certain kinds. */
export function condition(predicate: Predicate, value: string, known: Kinds, context: ModuleContext): string {
  switch (predicate.op) {
    case "is":
      return isOneOf(value, kindsOf(predicate.types), known);
    case "compare":
      return comparison(predicate.of, `${predicate.relation} `, predicate.to, value);
    case "multiple":
      return multipleOf(value, predicate.of);
    case "match":
      return patternCondition(predicate.pattern, value, context);
    case "among":
      return among(predicate.values, value, known, context);
    case "has":
      return `(${hasProperty(predicate.name, value, known)})`;
    case "member": {
      const part = condition(predicate.of, `${value}[${quote(predicate.name)}]`, anything, context);
      return `(${hasProperty(predicate.name, value, known)} && ${part})`;
    }
    case "unique":
      return `r.hasUniqueItems(${value})`;
    case "custom": {
      const { call, argument } = predicate.test;
      const given = argument === undefined ? value : `${value}, ${context.constant(argument)}`;
      return `${context.constant(call)}(${given})`;
    }
    case "and":
      return conjunction(
        predicate.of.map((part) => condition(part, value, known, context)).filter((part) => part !== "true"),
      );
    case "or":
      return disjunction(
        predicate.of.map((part) => condition(part, value, known, context)).filter((part) => part !== "false"),
      );
    case "not":
      return negation(condition(predicate.of, value, known, context));
  }
}

const objectType = 32;

const hasProperty = (name: string, value: string, known: Kinds): string =>
  `${isOneOf(value, kindsOf(objectType), known)} && h.call(${value}, ${quote(name)}) && ${value}[${quote(name)}] !== undefined`.replace(
    "true && ",
    "",
  );

function comparison(of: Measure, relation: string, to: number | bigint, value: string): string {
  switch (of) {
    case "self":
      return `${value} ${relation}${quote(to)}`;
    case "itemCount":
      return `${value}.length ${relation}${quote(to)}`;
    case "propertyCount":
      return `r.countProperties(${value}) ${relation}${quote(to)}`;
    case "characterCount":
      return lengthComparison(relation.trim(), Number(to), value);
  }
}

// A string has at least half as many characters as code units, and at most as many: most answers need no count.
function lengthComparison(relation: string, to: number, value: string): string {
  const units = `${value}.length`;
  const exact = `r.countCharacters(${value}) ${relation} ${quote(to)}`;
  switch (relation) {
    case ">=":
      return to <= 1
        ? `${units} >= ${quote(to)}`
        : `(${units} >= ${quote(to)} && (${units} >= ${quote(2 * to)} || ${exact}))`;
    case "<=":
      return to < 1
        ? `${units} <= ${quote(to)}`
        : `(${units} <= ${quote(to)} || (${units} <= ${quote(2 * to)} && ${exact}))`;
    default:
      return exact;
  }
}

function multipleOf(value: string, of: number | bigint): string {
  // Every integer up to 2^53 divides exactly in binary, too; the rest is decimal arithmetic.
  return of === 1
    ? `(Number.isInteger(${value}) || r.isMultipleOf(${value}, 1))`
    : Number.isSafeInteger(of)
      ? `(Number.isSafeInteger(${value}) ? ${value} % ${quote(of)} === 0 : r.isMultipleOf(${value}, ${quote(of)}))`
      : `r.isMultipleOf(${value}, ${quote(of)})`;
}

/** Up to so many constants are compared one by one. */
const fewConstants = 8;

function among(values: readonly Json[], value: string, known: Kinds, context: ModuleContext): string {
  const scalars = values.filter((each) => typeof each !== "object" || each === null);
  const structures = values.filter((each) => typeof each === "object" && each !== null);
  const integers = known & JsonType.integer ? scalars.filter(Number.isInteger) : [];
  const asBigInt = (test: string): string => `(r.isBigInt(${value}) && ${test})`;
  const tests: string[] = [];
  if (scalars.length <= fewConstants) {
    tests.push(...scalars.map((each) => `${value} === ${quote(each)}`));
    const alike = integers.map((each) => `r.equal(${quote(each)}, ${value})`);
    if (integers.length > 0) tests.push(integers.length === 1 ? alike.join() : asBigInt(disjunction(alike)));
  } else {
    const set = context.declare(`new Set([${scalars.map(quote).join(", ")}])`, "e");
    tests.push(`${set}.has(${value})`);
    if (integers.length > 0) tests.push(asBigInt(`${set}.has(r.normalizeBigInt(${value}))`));
  }
  return disjunction([...tests, ...structures.map((each) => `r.equal(${context.constant(each)}, ${value})`)]);
}
