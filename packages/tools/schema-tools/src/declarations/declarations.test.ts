import { createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";
import { declarations } from "./declarations.js";

const declared = (schema: unknown): string =>
  declarations(createArgot({ dialects: [draft202012] }).plan(schema), { name: "value" }).trimEnd();

/** The type of a schema, without the declaration around it. */
const typeOf = (schema: unknown): string =>
  declared(schema)
    .replace(/^export type Value = |;$/g, "")
    .replace(/^export interface Value /, "");

const object = { type: "object" };

test.each([
  [true, "unknown"],
  [false, "never"],
  [{}, "unknown"],
  [{ minLength: 1 }, "unknown"],
  [{ type: "string", minLength: 1 }, "string"],
  [{ type: ["integer", "null"] }, "null | number"],
  [{ enum: ["a", 1, null, true] }, '"a" | 1 | null | true'],
  [{ type: "string", const: "a" }, '"a"'],
  [{ const: [1, "b"] }, '[1, "b"]'],
  [{ type: "array" }, "unknown[]"],
  [{ type: "array", items: { type: ["string", "number"] } }, "(number | string)[]"],
  [{ type: "array", prefixItems: [{ type: "string" }, true], minItems: 1 }, "[string, unknown?, ...unknown[]]"],
  [{ type: "array", prefixItems: [{ type: "string" }], items: false }, "[string?]"],
  [object, "{\n  [name: string]: unknown;\n}"],
  [{ ...object, additionalProperties: { type: "string" } }, "{\n  [name: string]: string;\n}"],
  [
    { ...object, patternProperties: { "^a": { type: "string" } }, additionalProperties: false },
    "{\n  [name: string]: string;\n}",
  ],
  [
    { ...object, properties: { a: { type: "string" }, "b-c": {} }, required: ["a", "d"] },
    '{\n  a: string;\n  "b-c"?: unknown;\n  d: unknown;\n}',
  ],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string | null"],
  [{ oneOf: [{ type: "string" }, { minimum: 1 }] }, "unknown"],
  [{ allOf: [object, { properties: { a: { type: "null" } } }, { required: ["a"] }] }, "{\n  a: null;\n}"],
  [{ if: { const: 1 }, then: { type: "number" }, else: { type: "string" } }, "number | string"],
  [{ not: { type: "string" } }, "unknown"],
])("%j", (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

test("schemas that are referred to have types of their own", () => {
  const schema = {
    title: "A tree",
    type: "object",
    properties: {
      children: { type: "array", items: { $ref: "#" }, description: "What is beneath." },
      "line-item": { $ref: "#/$defs/line-item" },
    },
    $defs: { "line-item": { description: "Ends a comment: */\nnot.", type: "string", deprecated: true } },
  };
  expect(declared(schema)).toBe(`/** A tree */
export interface Value {
  /** What is beneath. */
  children?: Value[];
  "line-item"?: LineItem;
}

/**
 * Ends a comment: *\\/
 * not.
 * @deprecated
 */
export type LineItem = string;`);
});

test("names are distinct identifiers", () => {
  const schema = {
    anyOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/A" }, { $ref: "#/$defs/1" }, { $ref: "#/$defs/Value" }],
    $defs: { a: { type: "null" }, A: { type: "string" }, 1: { type: "number" }, Value: { type: "boolean" } },
  };
  expect(declared(schema)).toMatch(/^export type Value = A \| A2 \| Schema1 \| Value2;/);
});
