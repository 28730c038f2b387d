// The types of values that are valid against a schema literal.
import { describe, expectTypeOf, test } from "vitest";
import { type Argot, assertValid, createArgot, type FromSchema, type Validator } from "../src/index.js";

const argot = createArgot();

declare module "@argot/core/keyword" {
  interface KeywordTypes<Value> {
    readonly currency: { readonly string: `${number} ${Value & string}`; readonly number: 0 };
  }
}

declare module "../src/index.js" {
  interface TypedDialects {
    readonly "https://example.com/money": "2020-12";
  }
}

interface Person {
  readonly name: string;
}

/** A type with all properties in one object, to compare with. */
type Flat<T> = { [Name in keyof T]: T[Name] };

describe("compile", () => {
  test("narrows to the type of the schema", () => {
    const isPort = argot.compile({ type: "integer", minimum: 1 });
    expectTypeOf(isPort).toEqualTypeOf<Validator<number>>();
    const value: unknown = 1;
    if (isPort(value)) expectTypeOf(value).toEqualTypeOf<number>();
    const result = isPort.validate(value);
    if (result.valid) expectTypeOf(result.value).toEqualTypeOf<number>();
  });

  test("takes the caller's own type", () => {
    expectTypeOf(argot.compile<Person>({ type: "object" })).toEqualTypeOf<Validator<Person>>();
    expectTypeOf(argot.compile<unknown>({ type: "object" })).toEqualTypeOf<Validator>();
    const generic = <Value>(schema: unknown): Validator<Value> => argot.compile<Value>(schema);
    expectTypeOf(generic<Person>({})).toEqualTypeOf<Validator<Person>>();
  });

  test("compares a declared type with that of the schema", () => {
    const isPort: Validator<number> = argot.compile({ type: "integer" });
    expectTypeOf(isPort).toEqualTypeOf<Validator<number>>();
    // @ts-expect-error -- it allows numbers, not strings
    const isText: Validator<string> = argot.compile({ type: "integer" });
    expectTypeOf(isText).toEqualTypeOf<Validator<string>>();
  });

  test("does not take a type from where the validator is used", () => {
    const value: unknown = 1;
    assertValid(argot.compile({ type: "number" }), value);
    expectTypeOf(value).toEqualTypeOf<number>();
  });

  test("knows nothing of schemas that are no literals", () => {
    const json = { type: "string", enum: ["a"] };
    const any = JSON.parse("{}");
    const given: unknown = {};
    expectTypeOf(argot.compile({ type: json.type })).toEqualTypeOf<Validator>();
    expectTypeOf(argot.compile(any)).toEqualTypeOf<Validator>();
    expectTypeOf(argot.compile(given)).toEqualTypeOf<Validator>();
    expectTypeOf(argot.compile("https://example.com/port")).toEqualTypeOf<Validator>();
  });

  test("takes the dialect of the instance and of the schema", () => {
    const schema = { const: 1 } as const;
    expectTypeOf(createArgot({ dialect: "draft-06" }).compile(schema)).toEqualTypeOf<Validator<1>>();
    // draft-04 has no `const`, and the types of draft-03 are not known.
    expectTypeOf(createArgot({ dialect: "draft-04" }).compile(schema)).toEqualTypeOf<Validator>();
    expectTypeOf(createArgot({ dialect: "draft-03" }).compile({ type: "string" })).toEqualTypeOf<Validator>();
    expectTypeOf(
      argot.compile({ $schema: "http://json-schema.org/draft-04/schema#", const: 1 }),
    ).toEqualTypeOf<Validator>();
    expectTypeOf(argot.compile({ $schema: "https://example.com/unknown", const: 1 })).toEqualTypeOf<Validator>();
    expectTypeOf(argot.compile({ $schema: "https://example.com/money", const: 1 })).toEqualTypeOf<Validator<1>>();
  });

  test("of any instance: it may have any dialect", () => {
    const given: Argot = createArgot({ dialect: "draft-04" });
    const other: Argot = argot;
    expectTypeOf(given.compile({ const: 1 })).toEqualTypeOf<Validator>();
    expectTypeOf(other.compile({ $schema: "https://json-schema.org/draft/2020-12/schema", const: 1 })).toEqualTypeOf<
      Validator<1>
    >();
  });
});

describe("FromSchema", () => {
  test("simple types", () => {
    expectTypeOf<FromSchema<{ type: "string" }>>().toEqualTypeOf<string>();
    expectTypeOf<FromSchema<{ type: "integer" }>>().toEqualTypeOf<number>();
    expectTypeOf<FromSchema<{ type: ["boolean", "null"] }>>().toEqualTypeOf<boolean | null>();
    expectTypeOf<FromSchema<{ type: "object" }>>().toEqualTypeOf<{ [name: string]: unknown }>();
    expectTypeOf<FromSchema<{ type: "array" }>>().toEqualTypeOf<unknown[]>();
    expectTypeOf<FromSchema<true>>().toBeUnknown();
    expectTypeOf<FromSchema<{}>>().toBeUnknown();
    expectTypeOf<FromSchema<false>>().toBeNever();
    expectTypeOf<FromSchema<{ minimum: 1; properties: { a: { type: "string" } } }>>().toBeUnknown();
  });

  test("const and enum", () => {
    expectTypeOf<FromSchema<{ const: "a" }>>().toEqualTypeOf<"a">();
    expectTypeOf<FromSchema<{ type: "string"; const: "a" }>>().toEqualTypeOf<"a">();
    expectTypeOf<FromSchema<{ enum: readonly ["a", 1, null] }>>().toEqualTypeOf<"a" | 1 | null>();
    expectTypeOf<FromSchema<{ type: "string"; enum: readonly ["a", 1, null] }>>().toEqualTypeOf<"a">();
  });

  test("objects", () => {
    const schema = {
      type: "object",
      properties: { id: { type: "integer" }, tags: { type: "array", items: { type: "string" } }, other: false },
      required: ["id", "unlisted"],
    } as const;
    type Value = FromSchema<typeof schema>;
    expectTypeOf<Value["id"]>().toEqualTypeOf<number>();
    expectTypeOf<Value["tags"]>().toEqualTypeOf<string[] | undefined>();
    expectTypeOf<Value["other"]>().toEqualTypeOf<undefined>();
    // Other than `id`, they may be absent.
    expectTypeOf<{ id: number; unlisted: null }>().toExtend<Value>();
    expectTypeOf<{ unlisted: null }>().not.toExtend<Value>();
    expectTypeOf<{ id: number }>().not.toExtend<Value>();
    expectTypeOf<FromSchema<typeof schema>["unlisted"]>().not.toExtend<undefined>();
    type Map = FromSchema<{ type: "object"; additionalProperties: { type: "number" } }>;
    expectTypeOf<Map>().toEqualTypeOf<{ [name: string]: number }>();
    type Patterns = FromSchema<{
      type: "object";
      patternProperties: { "^a": { type: "string" } };
      additionalProperties: { type: "number" };
    }>;
    expectTypeOf<Patterns>().toEqualTypeOf<{ [name: string]: number | string }>();
    type Open = FromSchema<{ type: "object"; properties: { a: { type: "string" } }; additionalProperties: true }>;
    expectTypeOf<Open["a"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Open["other"]>().toBeUnknown();
    // Every object has a `toString`, which is no string.
    type Named = FromSchema<{ type: "object"; properties: { toString: true; a: true } }>;
    expectTypeOf<keyof Named>().toEqualTypeOf<"a">();
    // Nothing is known of properties whose names are not known.
    type Unknown = FromSchema<{ type: "object"; properties: Record<string, { type: "string" }>; required: ["a"] }>;
    expectTypeOf<Unknown["b"]>().toBeUnknown();
  });

  test("arrays and tuples", () => {
    type S = { type: "string" };
    type N = { type: "number" };
    type T<Schema> = FromSchema<Schema & { type: "array" }>;
    expectTypeOf<T<{ items: S }>>().toEqualTypeOf<string[]>();
    expectTypeOf<T<{ prefixItems: readonly [S, N] }>>().toEqualTypeOf<[string?, number?, ...unknown[]]>();
    expectTypeOf<T<{ prefixItems: readonly [S, N]; minItems: 1; items: N }>>().toEqualTypeOf<
      [string, number?, ...number[]]
    >();
    expectTypeOf<T<{ prefixItems: readonly [S, N]; minItems: 2; items: false }>>().toEqualTypeOf<[string, number]>();
    expectTypeOf<T<{ prefixItems: readonly [S, N]; minItems: 9; items: S }>>().toEqualTypeOf<
      [string, number, ...string[]]
    >();
    type Old = FromSchema<{ type: "array"; items: readonly [S, N]; additionalItems: false; minItems: 2 }, "draft-07">;
    expectTypeOf<Old>().toEqualTypeOf<[string, number]>();
    expectTypeOf<FromSchema<{ type: "array"; prefixItems: readonly [S]; items: N }, "2019-09">>().toEqualTypeOf<
      number[]
    >();
  });

  test("unions and intersections", () => {
    type A = { type: "object"; properties: { kind: { const: "a" } }; required: readonly ["kind"] };
    type B = { type: "object"; properties: { kind: { const: "b" } }; required: readonly ["kind"] };
    expectTypeOf<FromSchema<{ anyOf: readonly [A, B] }>["kind"]>().toEqualTypeOf<"a" | "b">();
    expectTypeOf<FromSchema<{ oneOf: readonly [A, { type: "null" }] }>>().toEqualTypeOf<FromSchema<A> | null>();
    expectTypeOf<FromSchema<{ anyOf: readonly [A, {}] }>>().toBeUnknown();
    type C = { type: "object"; properties: { id: { type: "string" } }; required: readonly ["id"] };
    expectTypeOf<Flat<FromSchema<{ allOf: readonly [A, C, { minProperties: 2 }] }>>>().toEqualTypeOf<{
      kind: "a";
      id: string;
    }>();
    // The type around alternatives need not be repeated in them.
    type Around = FromSchema<{
      type: "object";
      properties: { id: { type: "string" } };
      required: readonly ["id"];
      oneOf: readonly [Omit<A, "type">, Omit<B, "type">];
    }>;
    expectTypeOf<Around["kind"]>().toEqualTypeOf<"a" | "b">();
    expectTypeOf<Around["id"]>().toEqualTypeOf<string>();
    // Of two lists of alternatives for one value, the first counts.
    type Both = FromSchema<{
      allOf: readonly [{ anyOf: readonly [A, B] }, C, { anyOf: readonly [{ type: "object" }, { type: "null" }] }];
    }>;
    expectTypeOf<Both["kind"]>().toEqualTypeOf<"a" | "b">();
    expectTypeOf<Both["id"]>().toEqualTypeOf<string>();
  });

  test("conditions: only both outcomes together say something", () => {
    type Then = { type: "string" };
    type Else = { type: "number" };
    expectTypeOf<FromSchema<{ if: {}; then: Then; else: Else }>>().toEqualTypeOf<string | number>();
    expectTypeOf<FromSchema<{ if: Then; else: Else }>>().toEqualTypeOf<string | number>();
    expectTypeOf<FromSchema<{ if: {}; then: Then }>>().toBeUnknown();
    expectTypeOf<FromSchema<{ then: Then; else: Else }>>().toBeUnknown();
    expectTypeOf<FromSchema<{ if: {}; then: Then; else: Else }, "draft-06">>().toBeUnknown();
  });

  test("references", () => {
    const tree = {
      $ref: "#/$defs/node",
      $defs: {
        node: {
          type: "object",
          properties: { name: { type: "string" }, children: { type: "array", items: { $ref: "#/$defs/node" } } },
          required: ["name"],
        },
      },
    } as const;
    type Tree = FromSchema<typeof tree>;
    expectTypeOf<Tree["name"]>().toEqualTypeOf<string>();
    expectTypeOf<NonNullable<Tree["children"]>[number]>().toEqualTypeOf<Tree>();
    type Root = FromSchema<{ type: "object"; properties: { next: { $ref: "#" } } }>;
    expectTypeOf<NonNullable<Root["next"]>>().toEqualTypeOf<Root>();
    expectTypeOf<
      FromSchema<{ $ref: "#/definitions/a"; definitions: { a: { type: "string" } } }, "draft-07">
    >().toEqualTypeOf<string>();
    expectTypeOf<
      FromSchema<{ $ref: "#/allOf/0/items"; allOf: readonly [{ items: { const: 1 } }] }>
    >().toEqualTypeOf<1>();
    expectTypeOf<FromSchema<{ $ref: "https://example.com/other" }>>().toBeUnknown();
    expectTypeOf<FromSchema<{ $ref: "#/$defs/a~1b"; $defs: { "a~1b": { type: "string" } } }>>().toBeUnknown();
    expectTypeOf<FromSchema<{ $ref: "#/$defs/a%20b"; $defs: { "a%20b": true; "a b": { const: 1 } } }>>().toBeUnknown();
    // An embedded resource has definitions of its own.
    type Embedded = FromSchema<{
      $defs: { a: { const: "outer" } };
      type: "object";
      properties: { x: { $id: "inner"; $ref: "#/$defs/a"; $defs: { a: { const: "inner" } } } };
    }>;
    expectTypeOf<Embedded["x"]>().toEqualTypeOf<"inner" | undefined>();
  });

  type Text = { type: "string" };
  type Num = { type: "number" };

  test("references through escaped names", () => {
    expectTypeOf<FromSchema<{ $ref: "#/$defs/a~1b"; $defs: { "a/b": Text } }>>().toEqualTypeOf<string>();
    expectTypeOf<
      FromSchema<{ $ref: "#/$defs/~0~01~1/not"; $defs: { "~~1/": { not: Num } } }>
    >().toEqualTypeOf<number>();
    expectTypeOf<FromSchema<{ $ref: "#/$defs/~01"; $defs: { "/": Num; "~1": Text } }>>().toEqualTypeOf<string>();
  });

  test("references to anchors of definitions", () => {
    type Defs = { a: { $anchor: "s"; type: "string" }; b: { $dynamicAnchor: "n"; type: "number" } };
    expectTypeOf<FromSchema<{ $ref: "#s"; $defs: Defs }>>().toEqualTypeOf<string>();
    expectTypeOf<FromSchema<{ $ref: "#n"; definitions: Defs }>>().toEqualTypeOf<number>();
    expectTypeOf<FromSchema<{ $ref: "#x"; $defs: Defs }>>().toBeUnknown();
    // The anchor of another resource, and one that is elsewhere.
    expectTypeOf<FromSchema<{ $ref: "#s"; $defs: { a: { $id: "x"; $anchor: "s"; type: "string" } } }>>().toBeUnknown();
    expectTypeOf<FromSchema<{ $ref: "#s"; items: { $anchor: "s"; type: "string" } }>>().toBeUnknown();
  });

  test("references to resources by their URIs", () => {
    type Inner<Uri> = { $id: Uri; type: "object"; properties: { a: { $ref: "#/$defs/x" } }; $defs: { x: Text } };
    type In<Base, Ref, Uri> = FromSchema<{
      $id: Base;
      type: "array";
      items: { $ref: Ref };
      $defs: { e: Inner<Uri>; x: Num };
    }>;
    type Found = { a?: string }[];
    expectTypeOf<FromSchema<{ $ref: "e"; $defs: { e: Inner<"e">; x: Num } }>>().toEqualTypeOf<{ a?: string }>();
    expectTypeOf<In<"https://example.com/a/b", "e", "e">>().toEqualTypeOf<Found>();
    expectTypeOf<In<"https://example.com/a/b", "e", "https://example.com/a/e">>().toEqualTypeOf<Found>();
    expectTypeOf<In<"https://example.com/a/b", "/e", "https://example.com/e">>().toEqualTypeOf<Found>();
    expectTypeOf<In<"https://example.com/a/b", "https://example.com/e", "/e">>().toEqualTypeOf<Found>();
    expectTypeOf<In<"https://example.com/a/b", "e#/$defs/x", "/a/e">>().toEqualTypeOf<string[]>();
    expectTypeOf<In<"https://example.com/a/b", "b#/$defs/x", "/a/e">>().toEqualTypeOf<number[]>();
    expectTypeOf<In<"urn:example:a", "urn:example:e", "urn:example:e">>().toEqualTypeOf<Found>();
    expectTypeOf<In<"https://example.com/a/b", "e", "/e">>().toEqualTypeOf<unknown[]>();
    expectTypeOf<In<"https://example.com/a/b", "../e", "/e">>().toEqualTypeOf<unknown[]>();
    // Beside `$ref`, draft-07 ignores `$id`.
    type Beside = { $ref: "e"; definitions: { e: { $id: "e"; $ref: "#/definitions/x" }; x: Text } };
    expectTypeOf<FromSchema<Beside, "draft-07">>().toBeUnknown();
  });

  test("what schemas describe can be changed", () => {
    const schema = {
      type: "object",
      properties: {
        id: { type: "integer" },
        tags: { type: "array", items: { type: "string" } },
        note: { type: "string" },
      },
      required: ["id", "tags"],
    } as const;
    const change = (value: FromSchema<typeof schema>): void => {
      value.id = 2;
      value.tags.push("x");
      value.note = "y";
    };
    expectTypeOf(change).toBeFunction();
    expectTypeOf<FromSchema<typeof schema>>().toEqualTypeOf<{ id: number; tags: string[]; note?: string }>();
  });

  test("keywords beside `$ref` count since 2019-09", () => {
    type Schema = {
      $ref: "#/$defs/a";
      $defs: { a: { type: "object"; properties: { id: { type: "string" } } } };
      type: "object";
      required: readonly ["id"];
    };
    expectTypeOf<FromSchema<Schema>["id"]>().toEqualTypeOf<string>();
    expectTypeOf<FromSchema<Schema, "draft-07">["id"]>().toEqualTypeOf<string | undefined>();
  });

  test("keywords that authors have given types", () => {
    expectTypeOf<FromSchema<{ type: "string"; currency: "EUR" }>>().toEqualTypeOf<`${number} EUR`>();
    expectTypeOf<FromSchema<{ type: ["string", "boolean"]; currency: "EUR" }>>().toEqualTypeOf<
      `${number} EUR` | boolean
    >();
    expectTypeOf<FromSchema<{ type: "integer"; currency: "EUR" }>>().toEqualTypeOf<0>();
    expectTypeOf<FromSchema<{ currency: "EUR" }>>().toBeUnknown();
  });

  test("what is too deep is unknown", () => {
    expectTypeOf<FromSchema<{ $ref: "#" }>>().toBeUnknown();
    expectTypeOf<FromSchema<{ anyOf: readonly [{ $ref: "#" }, { $ref: "#" }] }>>().toBeUnknown();
    type Long = FromSchema<{ $ref: "#/$defs/a"; $defs: { a: { allOf: readonly [{ $ref: "#/$defs/b" }] }; b: Ten } }>;
    type Ten = {
      allOf: readonly [{ allOf: readonly [{ allOf: readonly [{ anyOf: readonly [{ type: "string" }] }] }] }];
    };
    expectTypeOf<Long>().toEqualTypeOf<string>();
  });
});
