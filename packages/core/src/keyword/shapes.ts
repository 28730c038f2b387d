// The shapes of the standard keywords, and functions that make others.
import { isObject, type Json, type JsonObject } from "../json/types.js";
import type { Application, Pattern } from "../plan/plan.js";
import { DefinitionError } from "../errors/definition-error.js";
import { describeValue } from "./definition-errors.js";
import { type Path, requireExpectation, requireShapes, type Shape } from "./shape.js";

/**
 * Makes a shape for values without subschemas. Parsing returns the value itself.
 *
 * @param expected - The form in words, as the end of the sentence "must be …".
 * @throws DefinitionError if `expected` is empty, or `accepts` is not a function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function simpleShape<V extends Json>(expected: string, accepts: (json: Json) => json is V): Shape<V> {
  requireExpectation("`simpleShape`", expected);
  requireFunction("`simpleShape`", accepts);
  return {
    expected,
    problem: (json) => (accepts(json) ? undefined : { path: [], expected }),
    subschemaPaths: () => [],
    parse: (json) => json as V,
  };
}

function requireFunction(maker: string, accepts: unknown): void {
  if (typeof accepts !== "function")
    throw new DefinitionError(`${maker}: the check of the value must be a function; got ${describeValue(accepts)}.`);
}

/** Any JSON value. */
export const json: Shape<Json> = simpleShape("a JSON value", (_json): _json is Json => true);
/** `true` or `false`. */
export const boolean: Shape<boolean> = simpleShape(
  "a boolean",
  (value): value is boolean => typeof value === "boolean",
);
/** Any string. */
export const string: Shape<string> = simpleShape("a string", (value): value is string => typeof value === "string");
const isNumber = (value: Json): value is number | bigint => typeof value === "number" || typeof value === "bigint";

/** Any number. It is a BigInt only if no JavaScript number equals it. */
export const number: Shape<number | bigint> = simpleShape("a number", isNumber);
/** A number above 0. It is a BigInt only if no JavaScript number equals it. */
export const positiveNumber: Shape<number | bigint> = simpleShape(
  "a number above 0",
  (value): value is number | bigint => isNumber(value) && value > 0,
);
/** 0, 1, 2 and so on; `2.0` is the integer 2. Parsed as a number, never as a BigInt. */
export const nonNegativeInteger: Shape<number> = {
  ...simpleShape(
    "a non-negative integer",
    (value): value is number => isNumber(value) && value >= 0 && (typeof value === "bigint" || Number.isInteger(value)),
  ),
  parse: Number,
};

/** A schema: an object or a boolean. Parsed as its application. */
export const schema: Shape<Application> = {
  expected: "a schema (an object or a boolean)",
  problem: (value) =>
    isObject(value) || typeof value === "boolean" ? undefined : { path: [], expected: schema.expected },
  subschemaPaths: () => [[]],
  parse: (_json, context) => context.subschema(),
};

/**
 * Makes a shape for arrays.
 *
 * @param plural - The items in words, such as `"schemas"`.
 * @param size - Whether the array may be empty. Default: `"any"`.
 * @throws DefinitionError if `plural` is empty, or `item` is not a shape.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<V>(item: Shape<V>, plural: string, size?: "any" | "nonEmpty"): Shape<V[]> {
  requireExpectation("`listOf`", plural);
  requireShapes("`listOf`", [item]);
  const expected = `${size === "nonEmpty" ? "a non-empty array" : "an array"} of ${plural}`;
  return {
    expected,
    problem(value) {
      if (!Array.isArray(value) || (size === "nonEmpty" && value.length === 0)) return { path: [], expected };
      for (const [i, each] of (value as Json[]).entries()) {
        const problem = item.problem(each);
        if (problem) return { ...problem, path: [String(i), ...problem.path] };
      }
      return undefined;
    },
    subschemaPaths: (value) =>
      Array.isArray(value)
        ? (value as Json[]).flatMap((each, i) => item.subschemaPaths(each).map((path) => [String(i), ...path]))
        : [],
    parse: (value, context) => (value as Json[]).map((each, i) => item.parse(each, context.child(String(i)))),
  };
}

/**
 * Makes a shape for objects with properties of one shape. Parsed as a map in the order of the properties.
 *
 * @param plural - The properties in words, such as `"schemas"`.
 * @throws DefinitionError if `plural` is empty, or `property` is not a shape.
 */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<V>(property: Shape<V>, plural: string): Shape<ReadonlyMap<string, V>> {
  requireExpectation("`mapOf`", plural);
  requireShapes("`mapOf`", [property]);
  const expected = `an object of ${plural}`;
  return {
    expected,
    problem(value) {
      if (!isObject(value)) return { path: [], expected };
      for (const name of Object.keys(value)) {
        const problem = property.problem(value[name] as Json);
        if (problem) return { ...problem, path: [name, ...problem.path] };
      }
      return undefined;
    },
    subschemaPaths(value) {
      const paths: Path[] = [];
      if (!isObject(value)) return paths;
      for (const name of Object.keys(value))
        for (const path of property.subschemaPaths(value[name] as Json)) paths.push([name, ...path]);
      return paths;
    },
    parse(value, context) {
      const object = value as JsonObject;
      const parsed = new Map<string, V>();
      for (const name of Object.keys(object))
        parsed.set(name, property.parse(object[name] as Json, context.child(name)));
      return parsed;
    },
  };
}

/**
 * Makes a shape for values of one of two shapes.
 *
 * @param isFirst - Whether a value must have the first shape. It must have the second one otherwise.
 * @throws DefinitionError if `isFirst` is not a function, or one of the others is not a shape.
 */
/* @__NO_SIDE_EFFECTS__ */
export function oneOfShapes<A, B>(isFirst: (json: Json) => boolean, first: Shape<A>, second: Shape<B>): Shape<A | B> {
  requireShapes("`oneOfShapes`", [first, second]);
  requireFunction("`oneOfShapes`", isFirst);
  const expected = `${first.expected} or ${second.expected}`;
  const select = (value: Json): Shape<A | B> => (isFirst(value) ? first : second);
  return {
    expected,
    problem: (value) => {
      const problem = select(value).problem(value);
      return problem?.path.length === 0 ? { path: [], expected } : problem;
    },
    subschemaPaths: (value) => select(value).subschemaPaths(value),
    parse: (value, context) => select(value).parse(value, context),
  };
}

/**
 * Makes a shape with a further condition for the value as a whole.
 *
 * @param expected - The form in words, as the end of the sentence "must be …".
 * @throws DefinitionError if `expected` is empty, `shape` is not a shape, or `accepts` is not a function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function refined<V>(shape: Shape<V>, expected: string, accepts: (json: Json) => boolean): Shape<V> {
  requireExpectation("`refined`", expected);
  requireShapes("`refined`", [shape]);
  requireFunction("`refined`", accepts);
  return {
    ...shape,
    expected,
    problem: (value) => {
      const problem = shape.problem(value);
      if (problem) return problem.path.length === 0 ? { path: [], expected } : problem;
      return accepts(value) ? undefined : { path: [], expected };
    },
  };
}

/** A URI reference. Parsed as the application of the schema that it leads to. */
export const reference: Shape<Application> = {
  ...simpleShape("a string", (value): value is string => typeof value === "string"),
  parse: (value, context) => context.reference(value as string),
};

/** A URI reference. A dynamic anchor is looked up in the dynamic scope of each evaluation. */
export const dynamicReference: Shape<Application> = {
  ...simpleShape("a string", (value): value is string => typeof value === "string"),
  parse: (value, context) => context.dynamicReference(value as string),
};

/** A regular expression. Parsed as the compiled pattern. */
export const pattern: Shape<Pattern> = {
  ...simpleShape("a regular expression", (value): value is string => typeof value === "string"),
  parse: (value, context) => context.pattern(value as string),
};

/** An object that maps regular expressions to schemas. */
export const patternMap: Shape<readonly { pattern: Pattern; application: Application }[]> = {
  expected: "an object that maps regular expressions to schemas",
  problem: (value) => schemaMap.problem(value),
  subschemaPaths: (value) => schemaMap.subschemaPaths(value),
  parse: (value, context) =>
    Object.keys(value as JsonObject).map((source) => {
      const child = context.child(source);
      return { pattern: child.pattern(source), application: child.subschema() };
    }),
};

/** An array of strings. It may be empty and may have duplicates. */
export const strings: Shape<string[]> = listOf(string, "strings");
/** A non-empty array of schemas. Parsed as their applications, in order. */
export const schemaList: Shape<Application[]> = listOf(schema, "schemas", "nonEmpty");
/** An object of schemas. Parsed as their applications, by property name. */
export const schemaMap: Shape<ReadonlyMap<string, Application>> = mapOf(schema, "schemas");
/** An object of arrays of strings. Parsed as a map by property name. */
export const stringsMap: Shape<ReadonlyMap<string, string[]>> = mapOf(strings, "arrays of strings");
