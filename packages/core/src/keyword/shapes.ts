// The shapes of the standard keywords, and functions that make others.
import { canBeSchema, isObject, type Json, type JsonObject } from "../json/types.js";
import type { Application, Pattern } from "../plan/plan.js";
import { DefinitionError } from "../errors/definition-error.js";
import { describeValue } from "../errors/check-arguments.js";
import { type ParseContext, type Path, requireExpectation, requireShapes, type Shape } from "./shape.js";

/**
 * Makes a shape for values without subschemas. Parsing returns the value itself.
 *
 * @example `simpleShape("a unit", (json): json is "km" | "mi" => json === "km" || json === "mi")` is a `Shape<"km" | "mi">`.
 * @param expected - The form in words, as the end of the sentence "must be …".
 * @throws DefinitionError if `expected` is empty, or `accepts` is not a function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function simpleShape<V extends Json>(expected: string, accepts: (json: Json) => json is V): Shape<V, V> {
  requireExpectation("`simpleShape`", expected);
  requireFunction("`simpleShape`", accepts);
  return {
    expected,
    problem: (json) => (accepts(json) ? undefined : { path: [], expected }),
    subschemaPaths: () => [],
    parse: (json) => json,
  };
}

function requireFunction(maker: string, accepts: unknown): void {
  if (typeof accepts !== "function")
    throw new DefinitionError(`${maker}: the check of the value must be a function; got ${describeValue(accepts)}.`);
}

/** Any JSON value. Parsed as the value itself: `Json`. */
export const json: Shape<Json> = simpleShape("a JSON value", (_json): _json is Json => true);
/** `true` or `false`. Parsed as `boolean`. */
export const boolean: Shape<boolean, boolean> = simpleShape(
  "a boolean",
  (value): value is boolean => typeof value === "boolean",
);
/** Any string. Parsed as `string`. */
export const string: Shape<string, string> = simpleShape(
  "a string",
  (value): value is string => typeof value === "string",
);
const isNumber = (value: Json): value is number | bigint => typeof value === "number" || typeof value === "bigint";

/**
 * Any number. Parsed as `number | bigint`: it is a BigInt if it is an integer that no JavaScript number equals, as `parseJson` reads
 * integers beyond 2^53. JavaScript compares both with `<` and `>`; for arithmetic, convert with `Number(value)`. Predicates such as
 * `atLeast(self, value)` are exact for both.
 */
export const number: Shape<number | bigint, number | bigint> = simpleShape("a number", isNumber);
/** A number above 0. Parsed as `number | bigint`, as {@link number} is. */
export const positiveNumber: Shape<number | bigint, number | bigint> = simpleShape(
  "a number above 0",
  (value): value is number | bigint => isNumber(value) && value > 0,
);
/** 0, 1, 2 and so on; `2.0` is the integer 2. Parsed as `number`, never as a BigInt. */
export const nonNegativeInteger: Shape<number, number | bigint> = {
  ...simpleShape(
    "a non-negative integer",
    (value): value is number => isNumber(value) && value >= 0 && (typeof value === "bigint" || Number.isInteger(value)),
  ),
  parse: Number,
};

/** A schema: an object or a boolean. Parsed as `Application`, which constraints such as `all` and `members` take. */
export const schema: Shape<Application, boolean | JsonObject> = {
  expected: "a schema (an object or a boolean)",
  problem: (value) => (canBeSchema(value) ? undefined : { path: [], expected: schema.expected }),
  subschemaPaths: () => [[]],
  parse: (_json, context) => context.subschema(),
};

/**
 * Makes a shape for arrays of any length. Parsed as an array of what `item` parses.
 *
 * @example `listOf(nonNegativeInteger, "non-negative integers")` is a `Shape<number[]>`.
 * @param plural - The items in words, such as `"schemas"`.
 * @param size - Whether the array may be empty. Default: `"any"`.
 * @throws DefinitionError if `plural` is empty, or `item` is not a shape.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<V, J extends Json = Json>(
  item: Shape<V, J>,
  plural: string,
  size?: "any" | "nonEmpty",
): Shape<V[], readonly J[]> {
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
    parse: (value, context) => value.map((each, i) => item.parse(each, context.child(String(i)))),
  };
}

/** What the shapes of a tuple parse. */
export type ParsedTuple<Items extends readonly Shape<unknown, never>[]> = {
  -readonly [I in keyof Items]: Items[I] extends Shape<infer V, never> ? V : never;
};
/** The JSON that the shapes of a tuple accept. */
export type JsonTuple<Items extends readonly Shape<unknown, never>[]> = {
  readonly [I in keyof Items]: Items[I] extends Shape<unknown, infer J> ? J : never;
};

/**
 * Makes a shape for arrays with a fixed number of items, each of its own shape. Parsed as a tuple of what the shapes parse.
 *
 * @example `tupleOf("a unit and a limit", string, number)` is a `Shape<[string, number | bigint]>`.
 * @param expected - The form in words, as the end of the sentence "must be …".
 * @throws DefinitionError if `expected` is empty, or one of `items` is not a shape.
 */
/* @__NO_SIDE_EFFECTS__ */
export function tupleOf<const Items extends readonly Shape<unknown, never>[]>(
  expected: string,
  ...items: Items
): Shape<ParsedTuple<Items>, JsonTuple<Items> & Json> {
  requireExpectation("`tupleOf`", expected);
  requireShapes("`tupleOf`", items);
  const shapes = items as readonly Shape<unknown>[];
  return {
    expected,
    problem(value) {
      if (!Array.isArray(value) || value.length !== shapes.length) return { path: [], expected };
      for (const [i, each] of shapes.entries()) {
        const problem = each.problem((value as Json[])[i] as Json);
        if (problem) return { ...problem, path: [String(i), ...problem.path] };
      }
      return undefined;
    },
    subschemaPaths: (value) =>
      Array.isArray(value)
        ? shapes
            .slice(0, value.length)
            .flatMap((each, i) => each.subschemaPaths(value[i] as Json).map((path) => [String(i), ...path]))
        : [],
    parse: (value, context) =>
      shapes.map((each, i) =>
        each.parse((value as readonly Json[])[i] as Json, context.child(String(i))),
      ) as ParsedTuple<Items>,
  };
}

/**
 * Makes a shape for objects with properties of one shape. Parsed as a map in the order of the properties.
 *
 * @example `mapOf(boolean, "booleans")` is a `Shape<ReadonlyMap<string, boolean>>`.
 * @param plural - The properties in words, such as `"schemas"`.
 * @throws DefinitionError if `plural` is empty, or `property` is not a shape.
 */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<V, J extends Json = Json>(
  property: Shape<V, J>,
  plural: string,
): Shape<ReadonlyMap<string, V>, { readonly [name: string]: J }> {
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
    parse(object, context) {
      const parsed = new Map<string, V>();
      for (const name of Object.keys(object)) parsed.set(name, property.parse(object[name] as J, context.child(name)));
      return parsed;
    },
  };
}

/**
 * Makes a shape for values of one of two shapes. Parsed as the shape parses that the value has.
 *
 * @example `oneOfShapes(Array.isArray, strings, string)` is a `Shape<string[] | string>`.
 * @param isFirst - Whether a value must have the first shape. It must have the second one otherwise.
 * @throws DefinitionError if `isFirst` is not a function, or one of the others is not a shape.
 */
/* @__NO_SIDE_EFFECTS__ */
export function oneOfShapes<A, B, JA extends Json = Json, JB extends Json = Json>(
  isFirst: (json: Json) => boolean,
  first: Shape<A, JA>,
  second: Shape<B, JB>,
): Shape<A | B, JA | JB> {
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
 * Makes a shape with a further condition for the value as a whole. A condition that is a type guard gives the value its type.
 *
 * @example `refined(string, "a unit", (text): text is "km" | "mi" => text === "km" || text === "mi")` is a `Shape<"km" | "mi">`,
 *   and `refined(listOf(number, "numbers"), "numbers in order", (list) => list[0] < list[1])` gets a list of numbers.
 * @param expected - The form in words, as the end of the sentence "must be …".
 * @param accepts - Gets the JSON of a value that has the shape, as it stands in the schema.
 * @throws DefinitionError if `expected` is empty, `shape` is not a shape, or `accepts` is not a function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function refined<J extends Json, Refined extends J>(
  shape: Shape<J, J>,
  expected: string,
  accepts: (json: J) => json is Refined,
): Shape<Refined, Refined>;
/**
 * Makes a shape with a further condition for the value as a whole.
 *
 * @param expected - The form in words, as the end of the sentence "must be …".
 * @param accepts - Gets the JSON of a value that has the shape, as it stands in the schema.
 * @throws DefinitionError if `expected` is empty, `shape` is not a shape, or `accepts` is not a function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function refined<V, J extends Json>(
  shape: Shape<V, J>,
  expected: string,
  accepts: (json: J) => boolean,
): Shape<V, J>;
/* @__NO_SIDE_EFFECTS__ */
export function refined<V, J extends Json>(
  shape: Shape<V, J>,
  expected: string,
  accepts: (json: J) => boolean,
): Shape<V, J> {
  requireExpectation("`refined`", expected);
  requireShapes("`refined`", [shape]);
  requireFunction("`refined`", accepts);
  return {
    ...shape,
    expected,
    problem: (value) => {
      const problem = shape.problem(value);
      if (problem) return problem.path.length === 0 ? { path: [], expected } : problem;
      return accepts(value as J) ? undefined : { path: [], expected };
    },
  };
}

/**
 * Makes a shape whose value is parsed further: to a form that is easier to work with, or to something that is the same for every
 * schema, such as a fixed pattern.
 *
 * @example `transformed(boolean, (want, context) => (want ? context.pattern("^[A-Z]{3}$") : undefined))` is a
 *   `Shape<Pattern | undefined>`.
 * @param transform - Gets what `shape` parses, and the context. It is called once for each schema object with the keyword.
 * @throws DefinitionError if `shape` is not a shape, or `transform` is not a function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function transformed<V, W, J extends Json>(
  shape: Shape<V, J>,
  transform: (value: V, context: ParseContext) => W,
): Shape<W, J> {
  requireShapes("`transformed`", [shape]);
  requireFunction("`transformed`", transform);
  return { ...shape, parse: (value, context) => transform(shape.parse(value, context), context) };
}

/** A URI reference. Parsed as `Application`: that of the schema that it leads to. */
export const reference: Shape<Application, string> = {
  ...simpleShape("a string", (value): value is string => typeof value === "string"),
  parse: (value, context) => context.reference(value),
};

/** A URI reference. Parsed as `Application`; a dynamic anchor is looked up in the dynamic scope of each evaluation. */
export const dynamicReference: Shape<Application, string> = {
  ...simpleShape("a string", (value): value is string => typeof value === "string"),
  parse: (value, context) => context.dynamicReference(value),
};

/** A regular expression. Parsed as `Pattern`, which the predicate `match` takes. */
export const pattern: Shape<Pattern, string> = {
  ...simpleShape("a regular expression", (value): value is string => typeof value === "string"),
  parse: (value, context) => context.pattern(value),
};

/** An object that maps regular expressions to schemas. Parsed as an array of `{ pattern, application }`, as `members` takes it. */
export const patternMap: Shape<readonly { pattern: Pattern; application: Application }[], JsonObject> = {
  expected: "an object that maps regular expressions to schemas",
  problem: (value) => schemaMap.problem(value),
  subschemaPaths: (value) => schemaMap.subschemaPaths(value),
  parse: (value, context) =>
    Object.keys(value).map((source) => {
      const child = context.child(source);
      return { pattern: child.pattern(source), application: child.subschema() };
    }),
};

/** An array of strings. It may be empty and may have duplicates. Parsed as `string[]`. */
export const strings: Shape<string[], readonly string[]> = listOf(string, "strings");
/** A non-empty array of schemas. Parsed as `Application[]`, in order. */
export const schemaList: Shape<Application[], readonly (boolean | JsonObject)[]> = listOf(
  schema,
  "schemas",
  "nonEmpty",
);
/** An object of schemas. Parsed as `ReadonlyMap<string, Application>`, by property name. */
export const schemaMap: Shape<
  ReadonlyMap<string, Application>,
  { readonly [name: string]: boolean | JsonObject }
> = mapOf(schema, "schemas");
/** An object of arrays of strings. Parsed as `ReadonlyMap<string, string[]>`, by property name. */
export const stringsMap: Shape<ReadonlyMap<string, string[]>, { readonly [name: string]: readonly string[] }> = mapOf(
  strings,
  "arrays of strings",
);
