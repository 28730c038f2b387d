// What types a definition gets from its shape and from the types it applies to.
import { expectTypeOf, test } from "vitest";
import {
  all,
  boolean,
  defineFacet,
  defineKeyword,
  type Application,
  oneOfShapes,
  type Predicate,
  is,
  type Json,
  type JsonObject,
  type Keyword,
  listOf,
  mapOf,
  members,
  nonNegativeInteger,
  number,
  pattern,
  type Pattern,
  refined,
  type Shape,
  simpleShape,
  schema,
  schemaMap,
  singleFacet,
  string,
  transformed,
  tupleOf,
  JsonType,
} from "../src/keyword.js";

const id = "https://example.com/keyword/example";

test("the value is what the shape reads", () => {
  expectTypeOf(defineKeyword({ id, value: nonNegativeInteger, predicate: () => is(JsonType.string) })).toEqualTypeOf<
    Keyword<number>
  >();
  expectTypeOf(defineKeyword({ id, value: listOf(string, "strings") })).toEqualTypeOf<Keyword<string[]>>();
  expectTypeOf(defineKeyword({ id, value: mapOf(boolean, "booleans") })).toEqualTypeOf<
    Keyword<ReadonlyMap<string, boolean>>
  >();
  const unit = simpleShape("a unit", (json: Json): json is "km" | "mi" => json === "km" || json === "mi");
  expectTypeOf(defineKeyword({ id, value: unit })).toEqualTypeOf<Keyword<"km" | "mi">>();
  expectTypeOf(
    defineKeyword({ id, value: oneOfShapes(Array.isArray, listOf(schema, "schemas"), schema) }),
  ).toEqualTypeOf<Keyword<Application | Application[]>>();
});

test("a shape that is made of others reads what they read", () => {
  const range = tupleOf("a unit and two limits", string, nonNegativeInteger, number);
  expectTypeOf(defineKeyword({ id, value: range })).toEqualTypeOf<Keyword<[string, number, number | bigint]>>();
  expectTypeOf(tupleOf("a schema and a pattern", schema, pattern)).toExtend<Shape<[Application, Pattern]>>();
  expectTypeOf(defineKeyword({ id, value: tupleOf("nothing") })).toEqualTypeOf<Keyword<[]>>();
  const code = transformed(boolean, (want, context) => (want ? context.pattern("^a$") : undefined));
  expectTypeOf(defineKeyword({ id, value: code })).toEqualTypeOf<Keyword<Pattern | undefined>>();
});

test("a refined shape gives its condition the type of the value, and has the type of a guard", () => {
  const short = refined(string, "a short text", (text) => {
    expectTypeOf(text).toEqualTypeOf<string>();
    return text.length < 3;
  });
  expectTypeOf(defineKeyword({ id, value: short })).toEqualTypeOf<Keyword<string>>();
  const unit = refined(string, "a unit", (text): text is "km" | "mi" => text === "km" || text === "mi");
  expectTypeOf(defineKeyword({ id, value: unit })).toEqualTypeOf<Keyword<"km" | "mi">>();
  const units = refined(listOf(unit, "units"), "two units", (list) => {
    expectTypeOf(list).toEqualTypeOf<readonly ("km" | "mi")[]>();
    return list.length === 2;
  });
  expectTypeOf(defineKeyword({ id, value: units })).toEqualTypeOf<Keyword<("km" | "mi")[]>>();
  const byName = refined(mapOf(number, "numbers"), "one number", (numbers) => {
    expectTypeOf(numbers).toEqualTypeOf<{ readonly [name: string]: number | bigint }>();
    return Object.keys(numbers).length === 1;
  });
  expectTypeOf(defineKeyword({ id, value: byName })).toEqualTypeOf<Keyword<ReadonlyMap<string, number | bigint>>>();
  // The condition gets the JSON, not what is parsed.
  refined(schema, "an object", (value) => {
    expectTypeOf(value).toEqualTypeOf<boolean | JsonObject>();
    return typeof value === "object";
  });
});

test("every part of a definition gets that value", () => {
  defineKeyword({
    id,
    value: schemaMap,
    identify: (value) => {
      expectTypeOf(value).toEqualTypeOf<ReadonlyMap<string, Application>>();
      return {};
    },
    provide: (value) => {
      expectTypeOf(value).toEqualTypeOf<ReadonlyMap<string, Application>>();
      return [];
    },
    lower: (k) => {
      expectTypeOf(k.value).toEqualTypeOf<ReadonlyMap<string, Application>>();
      expectTypeOf(k.json).toEqualTypeOf<Json>();
      expectTypeOf(k.trueSchema).toEqualTypeOf<Application>();
      return members({ named: k.value });
    },
    message: { one: "must be {value}" },
    variant: ({ value }) => {
      expectTypeOf(value).toEqualTypeOf<ReadonlyMap<string, Application>>();
      return value.size === 1 ? "one" : undefined;
    },
  });
});

test("the instance is of the type that the keyword applies to", () => {
  const value = boolean;
  defineKeyword({ id, value, appliesTo: JsonType.string, test: (text) => expectTypeOf(text).toEqualTypeOf<string>() });
  defineKeyword({
    id,
    value,
    appliesTo: JsonType.number,
    test: (n) => expectTypeOf(n).toEqualTypeOf<number | bigint>(),
  });
  defineKeyword({
    id,
    value,
    appliesTo: JsonType.object,
    test: (object) => expectTypeOf(object).toEqualTypeOf<Record<string, unknown>>(),
  });
  defineKeyword({
    id,
    value,
    appliesTo: JsonType.array,
    test: (list) => expectTypeOf(list).toEqualTypeOf<readonly unknown[]>(),
  });
  defineKeyword({ id, value, test: (any, want) => expectTypeOf([any, want]).toEqualTypeOf<unknown[]>() });
});

test("a facet gives what it combines", () => {
  const unitOf = singleFacet<string>("https://example.com/facet/unit");
  const count = defineFacet("https://example.com/facet/count", (inputs: readonly number[]) => inputs.length > 1);
  defineKeyword({
    id,
    value: schema,
    lower: (k) => {
      expectTypeOf(k.read(unitOf)).toEqualTypeOf<string | undefined>();
      expectTypeOf(k.readAt(k.value, count)).toEqualTypeOf<boolean>();
      return all([k.value]);
    },
  });
  // @ts-expect-error: what is provided has the type of the facet.
  unitOf.of(1);
});

test("a definition has one meaning, and a test to say where it is exported", () => {
  const predicate = (): Predicate => is(JsonType.string);
  // @ts-expect-error: two meanings
  expectTypeOf(defineKeyword({ id, value: boolean, test: () => true, predicate })).toBeObject();
  const importFrom = { specifier: "my-keywords", name: "even" };
  // @ts-expect-error: what is exported is a test
  expectTypeOf(defineKeyword({ id, value: boolean, predicate: () => is(JsonType.string), importFrom })).toBeObject();
});
