import { describe, expect, test } from "vitest";
import { flaws } from "../src/index.js";
import { draft7Set, setFor } from "./argot.js";

describe("flaws", () => {
  test.each<[schema: unknown, ...found: object[]]>([
    [
      { properties: { a: { type: "string", minLength: 3, maxLength: 2 } } },
      {
        kind: "no-value",
        location: "#/properties/a",
        keywords: ["#/properties/a/type", "#/properties/a/maxLength", "#/properties/a/minLength"],
      },
    ],
    // The inner schema explains why the outer one has no values.
    [
      {
        type: "object",
        properties: { a: { $ref: "#/$defs/a" } },
        required: ["a"],
        $defs: { a: { type: "null", enum: [1] } },
      },
      { kind: "no-value", location: "#/$defs/a", keywords: ["#/$defs/a/type", "#/$defs/a/enum"] },
    ],
    [
      { type: "object", properties: { next: { $ref: "#" } }, required: ["next"] },
      { kind: "no-value", location: "#", keywords: ["#/type", "#/required", "#/properties", "#/properties/next/$ref"] },
    ],
    [
      { allOf: [{ type: "string" }, { maximum: 3, type: "number" }] },
      { kind: "no-value", location: "#", keywords: ["#/allOf", "#/allOf/0/type", "#/allOf/1/type"] },
    ],
    [
      { type: "string", anyOf: [{ minLength: 1 }, { type: "null" }, { pattern: "^a" }] },
      { kind: "never-matches", location: "#/anyOf/1", schema: "#" },
      { kind: "covered", location: "#/anyOf/2", schema: "#", by: "#/anyOf/0" },
    ],
    // What is covered in full can never be the only one.
    [
      { oneOf: [{ type: "number" }, { type: "integer" }] },
      { kind: "never-matches", location: "#/oneOf/1", schema: "#" },
    ],
    [
      {
        type: "object",
        anyOf: [{ required: ["a"] }, { required: ["a", "b"] }, { $ref: "#/$defs/a" }],
        $defs: { a: { required: ["a"] } },
      },
      { kind: "covered", location: "#/anyOf/2", schema: "#", by: "#/anyOf/0" },
      { kind: "covered", location: "#/anyOf/1", schema: "#", by: "#/anyOf/0" },
    ],
    [
      { oneOf: [{ type: "integer" }, { minimum: 3, type: "number" }] },
      { kind: "overlap", location: "#/oneOf/1", schema: "#", other: "#/oneOf/0", value: 3 },
    ],
    [
      {
        properties: { kind: { const: "a" } },
        required: ["kind"],
        if: { properties: { kind: { enum: ["a", "b"] } } },
        then: { minProperties: 2 },
      },
      { kind: "always-holds", location: "#/if", schema: "#" },
    ],
    [
      { type: "string", if: { type: "null" }, then: { minLength: 2 }, else: { minLength: 3 } },
      { kind: "never-holds", location: "#/if", schema: "#" },
    ],
    [
      { type: "string", pattern: "^[a-z]{3}$", minLength: 2 },
      { kind: "needless", location: "#/minLength", schema: "#" },
    ],
    [
      { minimum: 3, exclusiveMinimum: 3 },
      { kind: "needless", location: "#/minimum", schema: "#" },
    ],
    [
      { type: "number", minimum: 3, not: { const: 2 } },
      { kind: "needless", location: "#/not", schema: "#" },
    ],
    [
      { required: ["a", "b"], minProperties: 2 },
      { kind: "needless", location: "#/minProperties", schema: "#" },
    ],
    [{ minLength: 0 }, { kind: "no-op", location: "#/minLength", schema: "#" }],
    [
      { type: "object", oneOf: [1, 2].map((kind) => ({ properties: { kind: { const: kind } }, required: ["kind"] })) },
      { kind: "exclusive", location: "#/oneOf", schema: "#" },
    ],
    // Of two that refuse the same, one is needless.
    [
      { maxLength: 0, enum: [""] },
      { kind: "needless", location: "#/maxLength", schema: "#" },
    ],
  ])("%j", (schema, ...found) => {
    expect(flaws(setFor(schema))).toEqual(found);
  });

  test.each<[schema: unknown]>([
    [false],
    [{ not: {} }],
    [{ properties: { a: false, b: { not: {} } } }],
    [{ type: "string", enum: ["a", "b"] }],
    [{ type: "integer", multipleOf: 1.5, items: {} }],
    // Values that are suggested, beside all that are accepted.
    [{ anyOf: [{ enum: ["a", "b"] }, { type: "string" }] }],
    // Just one of several properties.
    [{ oneOf: [{ required: ["a"] }, { required: ["b"] }] }],
    [{ anyOf: [{ type: "string" }, { minLength: 3 }] }],
    [
      {
        properties: { a: { type: "string" } },
        unevaluatedProperties: false,
        anyOf: [{ properties: { b: true } }, { properties: { c: true } }],
      },
    ],
    [{ required: ["a"], anyOf: [{ required: ["a", "b"] }, { required: ["a", "c"] }] }],
    [{ if: { properties: { a: { const: 1 } } }, then: { required: ["b"] } }],
    [{ type: "object", properties: { next: { $ref: "#" } } }],
    // One of the rules of a keyword refuses nothing.
    [{ $schema: "http://json-schema.org/draft-03/schema#", disallow: [{ minimum: 1 }] }],
    [{ $schema: "http://json-schema.org/draft-07/schema#", dependencies: { a: [], b: ["a"] } }],
  ])("there are none in %j", (schema) => {
    expect(flaws(setFor(schema))).toEqual([]);
  });

  test("of both dialects, with the URI of a schema", () => {
    const schema = {
      $id: "https://example.com/a",
      dependencies: { a: { type: "null" } },
      items: [{ const: 1, type: "string" }],
    };
    expect(flaws(draft7Set(schema))).toEqual([
      {
        kind: "no-value",
        location: "https://example.com/a#/items/0",
        keywords: ["https://example.com/a#/items/0/type", "https://example.com/a#/items/0/const"],
      },
    ]);
  });

  test("end when they have taken their steps", () => {
    const alternatives = Array.from({ length: 200 }, (_, i) => ({ pattern: `^(a|b){${i},}c`, type: "string" }));
    expect(flaws(setFor({ anyOf: alternatives }), { maxSteps: 50 }).length).toBeLessThan(50);
    expect(() => flaws(setFor({}), { maxStep: 1 } as object)).toThrow("maxStep");
    expect(() => flaws({} as never)).toThrow("a set, as `setOf` makes it");
  });
});
