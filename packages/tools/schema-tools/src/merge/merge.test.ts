import { stringifyJson } from "@argot/core/json";
import { describe, expect, test } from "vitest";
import { createArgot } from "../../test/bundle/argot.js";
import { draft07, merged } from "../../test/merge-cases.js";
import { SchemaIndex } from "../schema-index/index.js";
import { InlineError, merge } from "./index.js";

const closed = { properties: { a: {} }, unevaluatedProperties: false };

test.each<[name: string, schema: unknown, expected: unknown]>([
  [
    "references under allOf",
    { allOf: [{ $ref: "#/$defs/a" }, { required: ["x"] }], $defs: { a: { properties: { x: { type: "string" } } } } },
    { properties: { x: { type: "string" } }, required: ["x"] },
  ],
  [
    "keywords beside a reference",
    { items: { $ref: "#/$defs/a", minLength: 1 }, $defs: { a: { $ref: "#/$defs/b" }, b: { type: "string" } } },
    { items: { minLength: 1, type: "string" } },
  ],
  [
    "references elsewhere stay",
    {
      properties: { x: { $ref: "#/$defs/a" }, y: { allOf: [{ $ref: "#/$defs/a" }], description: "Y." } },
      $defs: { a: { type: "string" }, unused: {} },
    },
    {
      properties: { x: { $ref: "#/$defs/a" }, y: { description: "Y.", type: "string" } },
      $defs: { a: { type: "string" } },
    },
  ],
  [
    "inside out",
    { allOf: [{ allOf: [{ type: "string" }, { minLength: 1 }] }, { maxLength: 2 }] },
    { type: "string", minLength: 1, maxLength: 2 },
  ],
  ["what accepts everything", { allOf: [true, {}], type: "string" }, { type: "string" }],
  ["nothing but what accepts everything", { allOf: [true, {}] }, {}],
  ["a single schema", { allOf: [closed] }, closed],
  [
    "properties that both name, and that have conjunctions then",
    { properties: { a: { pattern: "a" } }, allOf: [{ properties: { a: { pattern: "b", minLength: 1 } } }] },
    { properties: { a: { pattern: "a", minLength: 1, allOf: [{ pattern: "b" }] } } },
  ],
  [
    "unevaluatedProperties beside what it sees",
    { unevaluatedProperties: false, allOf: [{ properties: { a: true } }, { patternProperties: { b: true } }] },
    { unevaluatedProperties: false, properties: { a: true }, patternProperties: { b: true } },
  ],
])("%s", (_, schema, expected) => {
  const { schema: found } = merged(schema);
  expect(stringifyJson(found)).toBe(stringifyJson(expected));
});

describe("what is left", () => {
  test.each<[schema: unknown, expected: unknown, pointer: string, reasons: readonly string[]]>([
    [
      { items: { pattern: "a", allOf: [{ pattern: "b", maxLength: 2 }] } },
      { items: { pattern: "a", maxLength: 2, allOf: [{ pattern: "b" }] } },
      "/items",
      ['two values of "pattern" cannot be written as one'],
    ],
    [
      { properties: { b: {} }, allOf: [closed] },
      { properties: { b: {} }, allOf: [closed] },
      "",
      ['"unevaluatedProperties" only sees its own schema'],
    ],
    [{ type: "string", allOf: [false] }, { type: "string", allOf: [false] }, "", ["no value is valid against false"]],
    [
      {
        $schema: draft07,
        type: "object",
        allOf: [{ properties: { a: { $ref: "#" } } }, { $ref: "#/definitions/a" }],
        definitions: { a: { not: { allOf: [{ $ref: "#/definitions/a" }, { minimum: 1 }] } } },
      },
      {
        $schema: draft07,
        type: "object",
        properties: { a: { $ref: "#" } },
        allOf: [{ $ref: "#/definitions/a" }],
        definitions: { a: { not: { minimum: 1, allOf: [{ $ref: "#/definitions/a" }] } } },
      },
      "",
      ["the reference to #/definitions/a stays"],
    ],
  ])("%j", (schema, expected, pointer, reasons) => {
    const { schema: found, unmerged } = merged(schema);
    expect(found).toEqual(expected);
    expect(unmerged[0]).toEqual({ pointer, reasons });
  });
});

test("schemas that nest deeply are combined to a depth", () => {
  const nested = (leaf: unknown): unknown => {
    let schema = leaf;
    for (let i = 0; i < 5000; i++) schema = { items: schema };
    return schema;
  };
  const { schema, unmerged } = merged({ allOf: [nested({ minLength: 1 }), nested({ maxLength: 2 })] });
  expect(stringifyJson(schema).length).toBeLessThan(200_000);
  expect(unmerged).toMatchObject([{ reasons: ["the schemas nest too deeply, or there are too many of them"] }]);
});

test("a dialect without allOf", () => {
  const schema = { $schema: "http://json-schema.org/draft-03/schema#", extends: {} };
  expect(() => merged(schema)).toThrow(expect.objectContaining({ code: "unsupported-dialect" }) as InlineError);
});

test("wrong arguments", () => {
  const index = new SchemaIndex([{ uri: "https://example.com/a", value: {} }], createArgot());
  expect(() => merge({} as SchemaIndex, "https://example.com/a")).toThrow(/SchemaIndex/);
  expect(() => merge(index, "https://example.com/b")).toThrow(InlineError);
  expect(() => merge(index, "https://example.com/a", { deep: true } as never)).toThrow(/deep/);
});
