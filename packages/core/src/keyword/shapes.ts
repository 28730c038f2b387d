// The shapes that keywords of the standard vocabularies have, and the means to build others.
import { isObject, type Json, type JsonObject } from "../json/types.js";
import type { Application, Pattern } from "../plan/plan.js";
import { DefinitionError } from "../errors/definition-error.js";
import { describeValue } from "./definition-errors.js";
import { type Path, requireExpectation, requireShapes, type Shape } from "./shape.js";

/**
 * A shape for values that hold no subschemas and are read as they are.
 *
 * @param expected - Completes the sentence "must be …".
 * @throws DefinitionError when there are no such words, or `accepts` is no function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function simpleShape<V extends Json>(expected: string, accepts: (json: Json) => json is V): Shape<V> {
  requireExpectation("`plain`", expected);
  requireFunction("`plain`", accepts);
  return {
    expected,
    problem: (json) => (accepts(json) ? undefined : { path: [], expected }),
    subschemaPaths: () => [],
    parse: (json) => json as V,
  };
}

function requireFunction(maker: string, accepts: unknown): void {
  if (typeof accepts !== "function")
    throw new DefinitionError(`${maker}: asks a function about the value; got ${describeValue(accepts)}.`);
}

/** Any JSON value. */
export const json: Shape<Json> = simpleShape("a JSON value", (_json): _json is Json => true);
/** `true` or `false`. */
export const boolean: Shape<boolean> = simpleShape(
  "a boolean",
  (value): value is boolean => typeof value === "boolean",
);
/** Any string, read as it is. */
export const string: Shape<string> = simpleShape("a string", (value): value is string => typeof value === "string");
const isNumber = (value: Json): value is number | bigint => typeof value === "number" || typeof value === "bigint";

/** Any number, negative and fractional ones included. A BigInt only where no number equals it. */
export const number: Shape<number | bigint> = simpleShape("a number", isNumber);
/** A number above 0, fractional or not. A BigInt only where no number equals it. */
export const positiveNumber: Shape<number | bigint> = simpleShape(
  "a number above 0",
  (value): value is number | bigint => isNumber(value) && value > 0,
);
/** 0, 1, 2 and so on; `2.0` is the integer 2. Read as a number: nothing that is counted comes near to where those end. */
export const nonNegativeInteger: Shape<number> = {
  ...simpleShape(
    "a non-negative integer",
    (value): value is number => isNumber(value) && value >= 0 && (typeof value === "bigint" || Number.isInteger(value)),
  ),
  parse: Number,
};

/** A schema: an object or a boolean. Read as the application that applies it. */
export const schema: Shape<Application> = {
  expected: "a schema (an object or a boolean)",
  problem: (value) =>
    isObject(value) || typeof value === "boolean" ? undefined : { path: [], expected: schema.expected },
  subschemaPaths: () => [[]],
  parse: (_json, context) => context.subschema(),
};

/** An array whose items have a shape; `some` demands at least one, `any` is what is meant when not said. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<V>(item: Shape<V>, plural: string, size?: "any" | "some"): Shape<V[]> {
  requireExpectation("`listOf`", plural);
  requireShapes("`listOf`", [item]);
  const expected = `${size === "some" ? "a non-empty array" : "an array"} of ${plural}`;
  return {
    expected,
    problem(value) {
      if (!Array.isArray(value) || (size === "some" && value.length === 0)) return { path: [], expected };
      for (const [i, each] of (value as Json[]).entries()) {
        const inside = item.problem(each);
        if (inside) return { ...inside, path: [String(i), ...inside.path] };
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

/** An object whose members have a shape. Read as a map in the order of the members. */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<V>(member: Shape<V>, plural: string): Shape<ReadonlyMap<string, V>> {
  requireExpectation("`mapOf`", plural);
  requireShapes("`mapOf`", [member]);
  const expected = `an object of ${plural}`;
  return {
    expected,
    problem(value) {
      if (!isObject(value)) return { path: [], expected };
      for (const name of Object.keys(value)) {
        const inside = member.problem(value[name] as Json);
        if (inside) return { ...inside, path: [name, ...inside.path] };
      }
      return undefined;
    },
    subschemaPaths(value) {
      const paths: Path[] = [];
      if (!isObject(value)) return paths;
      for (const name of Object.keys(value))
        for (const path of member.subschemaPaths(value[name] as Json)) paths.push([name, ...path]);
      return paths;
    },
    parse(value, context) {
      const members = value as JsonObject;
      const parsed = new Map<string, V>();
      for (const name of Object.keys(members))
        parsed.set(name, member.parse(members[name] as Json, context.child(name)));
      return parsed;
    },
  };
}

/** One of two shapes: the first where `first` says so of the value, the second elsewhere. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOfShapes<A, B>(first: (json: Json) => boolean, a: Shape<A>, b: Shape<B>): Shape<A | B> {
  requireShapes("`either`", [a, b]);
  requireFunction("`either`", first);
  const expected = `${a.expected} or ${b.expected}`;
  const pick = (value: Json): Shape<A | B> => (first(value) ? a : b);
  return {
    expected,
    problem: (value) => {
      const problem = pick(value).problem(value);
      return problem?.path.length === 0 ? { path: [], expected } : problem;
    },
    subschemaPaths: (value) => pick(value).subschemaPaths(value),
    parse: (value, context) => pick(value).parse(value, context),
  };
}

/** A shape, and something more about the value than its parts can say. */
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

/** A URI reference. Read as the application of the schema that it leads to. */
export const reference: Shape<Application> = {
  ...simpleShape("a string", (value): value is string => typeof value === "string"),
  parse: (value, context) => context.reference(value as string),
};

/** The same, where an anchor that is declared dynamic is looked for in the dynamic scope. */
export const dynamicReference: Shape<Application> = {
  ...simpleShape("a string", (value): value is string => typeof value === "string"),
  parse: (value, context) => context.dynamicReference(value as string),
};

/** A regular expression. Read as the compiled pattern. */
export const pattern: Shape<Pattern> = {
  ...simpleShape("a regular expression", (value): value is string => typeof value === "string"),
  parse: (value, context) => context.pattern(value as string),
};

/** An object whose names are regular expressions and whose members are schemas. */
export const patternMap: Shape<readonly { pattern: Pattern; application: Application }[]> = {
  expected: "an object that maps regular expressions to schemas",
  problem: (value) => schemaMap.problem(value),
  subschemaPaths: (value) => schemaMap.subschemaPaths(value),
  parse: (value, context) =>
    Object.keys(value as JsonObject).map((source) => {
      const inside = context.child(source);
      return { pattern: inside.pattern(source), application: inside.subschema() };
    }),
};

/** An array of strings, which may be empty and may repeat some. */
export const strings: Shape<string[]> = listOf(string, "strings");
/** A non-empty array of schemas. Read as the applications that apply them, in order. */
export const schemaList: Shape<Application[]> = listOf(schema, "schemas", "some");
/** An object whose members are schemas. Read as the applications that apply them, by member name. */
export const schemaMap: Shape<ReadonlyMap<string, Application>> = mapOf(schema, "schemas");
/** An object whose members are arrays of strings. Read as a map by member name. */
export const stringsMap: Shape<ReadonlyMap<string, string[]>> = mapOf(strings, "arrays of strings");
