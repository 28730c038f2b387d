import { defineKeyword, json } from "@argot/core/keyword";
import { argotWith, tiers } from "@argot/testing";
import { describe, expect, expectTypeOf, test } from "vitest";
import { createArgot, DefinitionError, ValidationError } from "../src/index.js";

describe("compile", () => {
  test("takes the URI of a document, with or without a fragment", () => {
    const argot = createArgot().add(
      { $defs: { name: { $anchor: "name", type: "string" } }, type: "object" },
      "https://example.com/person",
    );
    expect(argot.compile("https://example.com/person")({})).toBe(true);
    expect(argot.compile("https://example.com/person#/$defs/name")({})).toBe(false);
    expect(argot.compile("https://example.com/person#name")("Ada")).toBe(true);
  });
  test("resolves relative URIs of documents against one another", () => {
    const argot = createArgot()
      .add({ type: "string" }, "types/name.json")
      .add({ $ref: "types/name.json" }, "person.json");
    expect(argot.compile("person.json")("Ada")).toBe(true);
    expect(argot.compile({ $ref: "types/name.json" })(1)).toBe(false);
  });
  test("does not make the schema known", () => {
    const argot = createArgot();
    argot.compile({ $id: "https://example.com/a", type: "string" });
    expect(() => argot.compile({ $ref: "https://example.com/a" })).toThrow(/no schema is known/);
    expect(argot.compile({ $id: "https://example.com/a", type: "number" })(1)).toBe(true);
  });
  test("finds documents added later, in any order", () => {
    const argot = createArgot().add({ $id: "https://example.com/a", $ref: "b" });
    argot.add({ $id: "https://example.com/b", type: "string" });
    expect(argot.compile("https://example.com/a")(1)).toBe(false);
  });
  test("reads the schema once", () => {
    const schema = { type: "string" };
    const isString = createArgot().compile(schema);
    schema.type = "number";
    expect(isString("x")).toBe(true);
  });
  test("compiles the meta-schemas themselves", () => {
    const argot = createArgot();
    for (const uri of [
      "http://json-schema.org/draft-04/schema#",
      "http://json-schema.org/draft-07/schema",
      "https://json-schema.org/draft/2020-12/schema",
    ]) {
      expect(argot.compile(uri)({ type: "string" })).toBe(true);
      expect(argot.compile(uri)({ type: "strnig" })).toBe(false);
    }
  });
});

describe("dialects", () => {
  const withItems = (items: unknown): unknown => ({ items });
  test("a schema without $schema has the dialect of the Argot instance, by default 2020-12", () => {
    expect(() => createArgot().compile(withItems([{ type: "string" }]))).toThrow(/items/);
    expect(createArgot({ dialect: "draft-07" }).compile(withItems([{ type: "string" }]))([1])).toBe(false);
    expect(
      createArgot({ dialect: "http://json-schema.org/draft-07/schema#" }).compile(withItems([{ type: "string" }]))([1]),
    ).toBe(false);
  });
  test("schemas of several dialects refer to one another", () => {
    const argot = createArgot()
      .add({
        $schema: "http://json-schema.org/draft-04/schema#",
        id: "https://example.com/old",
        minimum: 0,
        exclusiveMinimum: true,
      })
      .add({
        $schema: "https://json-schema.org/draft/2020-12/schema",
        $id: "https://example.com/new",
        exclusiveMinimum: 5,
      });
    const both = argot.compile({
      $schema: "http://json-schema.org/draft-07/schema#",
      allOf: [{ $ref: "https://example.com/old" }, { $ref: "https://example.com/new" }],
    });
    expect([0, 1, 5, 6].map((value) => both(value))).toEqual([false, false, false, true]);
  });
  test("an embedded resource has the dialect that it declares", () => {
    const schema = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      prefixItems: [{ $ref: "old" }],
      $defs: {
        old: {
          $schema: "http://json-schema.org/draft-07/schema#",
          $id: "old",
          $ref: "#/definitions/s",
          type: "number",
          definitions: { s: { items: [{ type: "string" }] } },
        },
      },
    };
    const validator = createArgot().compile(schema);
    // In draft-07 `$ref` hides `type` beside it.
    expect(validator([["x"]])).toBe(true);
    expect(validator([[1]])).toBe(false);
  });
  test("an unknown dialect is refused", () => {
    expect(() => createArgot({ dialect: "draft-99" })).toThrow(DefinitionError);
  });
  test("a meta-schema that is added makes a dialect", () => {
    const argot = createArgot().add({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://example.com/no-validation",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://json-schema.org/draft/2020-12/vocab/applicator": true,
        "https://example.com/optional": false,
      },
      $dynamicAnchor: "meta",
      allOf: [
        { $ref: "https://json-schema.org/draft/2020-12/meta/core" },
        { $ref: "https://json-schema.org/draft/2020-12/meta/applicator" },
      ],
      properties: { title: { type: "string" } },
    });
    const validator = argot.compile({
      $schema: "https://example.com/no-validation",
      properties: { a: false, b: { type: "string" } },
    });
    expect(validator({ a: 1 })).toBe(false);
    expect(validator({ b: 1 })).toBe(true);
    expect(() => argot.compile({ $schema: "https://example.com/no-validation", title: 1 })).toThrow(/title/);
  });
});

describe("a validator", () => {
  interface Person {
    name: string;
  }
  const isPerson = createArgot().compile<Person>({
    type: "object",
    properties: { name: { type: "string" } },
    required: ["name"],
  });

  test("is a type guard", () => {
    const value: unknown = { name: "Ada" };
    if (isPerson(value)) expectTypeOf(value).toEqualTypeOf<Person>();
    expect(isPerson(value)).toBe(true);
  });
  test("reports what is wrong, with locations in the value and the schema", () => {
    expect(isPerson.validate({ name: 1 })).toMatchObject({
      valid: false,
      errors: [
        {
          message: "must be string, is integer",
          messageId: "https://json-schema.org/keyword/type#one",
          keyword: "type",
          vocabulary: "https://json-schema.org/draft/2020-12/vocab/validation",
          instanceLocation: "/name",
          keywordLocation: "/properties/name/type",
          absoluteKeywordLocation: "argot:/1#/properties/name/type",
          causes: [],
        },
      ],
    });
    expect(isPerson.validate({ name: "Ada" })).toEqual({ valid: true, errors: [], value: { name: "Ada" } });
  });
  test("asserts", () => {
    expect(() => isPerson.assert({ name: "Ada" })).not.toThrow();
    expect(() => isPerson.assert({})).toThrow(ValidationError);
  });
  test("keeps the errors of branches in the error of anyOf", () => {
    const { errors } = createArgot()
      .compile({ anyOf: [{ type: "string" }, { minimum: 3 }] })
      .validate(1);
    expect(errors).toHaveLength(1);
    const { causes = [], alternatives = [] } = errors[0] ?? {};
    expect(causes.map(({ keywordLocation }) => keywordLocation)).toEqual(["/anyOf/1/minimum"]);
    expect(alternatives.map(([first]) => first?.keywordLocation)).toEqual(["/anyOf/0/type", "/anyOf/1/minimum"]);
  });
});

describe("depth", () => {
  const depth = 8000;
  const nested = (leaf: unknown): unknown => {
    let value = leaf;
    for (let i = 0; i < depth; i++) value = { child: value };
    return value;
  };
  const tree = { properties: { child: { $ref: "#" } }, additionalProperties: false };

  test("an instance of any depth", () => {
    const validator = createArgot().compile(tree);
    expect(validator(nested({}))).toBe(true);
    expect(validator(nested({ other: 1 }))).toBe(false);
    expect(validator.validate(nested({ other: 1 })).errors[0]?.instanceLocation).toHaveLength(
      "/child".length * depth + "/other".length,
    );
  });
  test("a schema of any depth", () => {
    let schema: object = { type: "string" };
    for (let i = 0; i < depth; i++) schema = { not: schema };
    const validator = createArgot().compile(schema);
    expect(validator("x")).toBe(depth % 2 === 0);
    expect(validator(1)).toBe(depth % 2 === 1);
  });
  test("an instance that contains itself is refused", () => {
    const cycle: Record<string, unknown> = {};
    cycle["child"] = cycle;
    expect(() => createArgot().compile(tree)(cycle)).toThrow(/contains itself/);
  });
  test("deep constants and deep items are compared", () => {
    expect(createArgot().compile({ const: nested(1) })(nested(1))).toBe(true);
    expect(createArgot().compile({ const: nested(1) })(nested(2))).toBe(false);
    expect(createArgot().compile({ uniqueItems: true })([nested(1), nested(1)])).toBe(false);
  });
});

test.each(Object.entries(tiers))("what a test of a keyword returns counts as a boolean (%s)", (_, options) => {
  for (const [returned, valid] of [
    [1, true],
    ["no", true],
    [{}, true],
    [0, false],
    [undefined, false],
  ] as const) {
    const odd = defineKeyword({ id: "https://example.com/keyword/odd", value: json, test: () => returned as never });
    const validator = argotWith({ odd }, options).compile({ odd: 1 });
    expect([validator(1), validator.validate(1).valid]).toEqual([valid, valid]);
  }
});
