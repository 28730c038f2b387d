// A small schema of each dialect, with what is new in the dialect, and instances that are valid or invalid by the specification.
// For some dialects there is no real schema in the corpora. No other validator supports draft-03 and v1.
import type { AnyDialect } from "./adapters/adapter.js";
import type { Json } from "./json.js";

/** A schema, with valid and invalid instances. */
export interface DialectCase {
  readonly schema: Json;
  readonly valid: readonly Json[];
  readonly invalid: readonly Json[];
}

/** By dialect, the oldest first. */
export const dialectCases: Readonly<Record<AnyDialect, DialectCase>> = {
  "draft-03": {
    schema: {
      $schema: "http://json-schema.org/draft-03/schema#",
      type: "object",
      extends: { properties: { tags: { type: "array", uniqueItems: true } } },
      properties: {
        name: { type: "string", required: true, disallow: [{ enum: ["root"] }] },
        price: { type: "number", divisibleBy: 0.01, minimum: 0, exclusiveMinimum: true },
        size: { type: ["integer", { enum: ["small", "large"] }] },
        gift: { type: "boolean" },
      },
      dependencies: { gift: "name", price: ["name", "size"] },
      additionalProperties: false,
      patternProperties: { "^tags$": {} },
    },
    valid: [
      { name: "Ada" },
      { name: "Ada", price: 4.02, size: "small" },
      { name: "Ada", price: 1, size: 3, gift: true, tags: ["a", "b"] },
    ],
    invalid: [
      {},
      { name: "root" },
      { name: "Ada", price: 0, size: 1 },
      { name: "Ada", price: 0.015, size: 1 },
      { name: "Ada", price: 1 },
      { name: "Ada", size: "middling" },
      { name: "Ada", tags: ["a", "a"] },
      { name: "Ada", other: 1 },
    ],
  },
  "draft-04": {
    schema: {
      $schema: "http://json-schema.org/draft-04/schema#",
      type: "object",
      required: ["name"],
      properties: {
        name: { type: "string", not: { enum: ["root"] } },
        price: { type: "number", minimum: 0, exclusiveMinimum: true, multipleOf: 0.5 },
        parts: { type: "array", items: [{ type: "string" }], additionalItems: { $ref: "#/definitions/part" } },
      },
      dependencies: { price: ["parts"], parts: { minProperties: 2 } },
      definitions: { part: { oneOf: [{ type: "integer" }, { type: "number", maximum: 5 }] } },
    },
    valid: [{ name: "Ada" }, { name: "Ada", price: 1.5, parts: ["a", 7, 2.5] }, { name: "Ada", parts: [] }],
    invalid: [
      {},
      { name: "root" },
      { name: "Ada", price: 0, parts: [] },
      { name: "Ada", price: 1 },
      { name: "Ada", parts: [1] },
      { name: "Ada", parts: ["a", 3] },
      { name: "Ada", parts: ["a", 5.5] },
    ],
  },
  "draft-06": {
    schema: {
      $schema: "http://json-schema.org/draft-06/schema#",
      type: "object",
      propertyNames: { pattern: "^[a-z]+$" },
      properties: {
        kind: { const: "order" },
        price: { exclusiveMinimum: 0, exclusiveMaximum: 100 },
        lines: { type: "array", contains: { type: "integer" } },
        never: false,
      },
      required: ["kind"],
    },
    valid: [{ kind: "order" }, { kind: "order", price: 99.5, lines: ["a", 1.0] }, { kind: "order", other: {} }],
    invalid: [
      { kind: "offer" },
      { kind: "order", price: 0 },
      { kind: "order", price: 100 },
      { kind: "order", lines: [] },
      { kind: "order", never: 1 },
      { kind: "order", Other: 1 },
    ],
  },
  "draft-07": {
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      properties: { kind: { enum: ["person", "firm"] }, age: { type: "integer", minimum: 0 }, tax: { type: "string" } },
      if: { properties: { kind: { const: "person" } }, required: ["kind"] },
      then: { required: ["age"] },
      else: { required: ["tax"], properties: { age: false } },
    },
    valid: [{ kind: "person", age: 3 }, { kind: "person", age: 3, tax: "x" }, { kind: "firm", tax: "x" }, { tax: "x" }],
    invalid: [
      { kind: "person" },
      { kind: "firm" },
      { kind: "firm", tax: "x", age: 3 },
      {},
      { kind: "person", age: -1 },
    ],
  },
  "2019-09": {
    schema: {
      $schema: "https://json-schema.org/draft/2019-09/schema",
      type: "object",
      allOf: [{ $ref: "#/$defs/named" }],
      properties: {
        card: { type: "string" },
        lines: { contains: { type: "integer" }, minContains: 2, maxContains: 3 },
      },
      dependentRequired: { card: ["lines"] },
      dependentSchemas: { lines: { properties: { total: { type: "integer" } }, required: ["total"] } },
      unevaluatedProperties: false,
      $defs: { named: { properties: { name: { type: "string" } }, required: ["name"] } },
    },
    valid: [
      { name: "Ada" },
      { name: "Ada", lines: [1, "a", 2], total: 3 },
      { name: "Ada", card: "x", lines: [1, 2, 3], total: 6 },
    ],
    invalid: [
      {},
      { name: "Ada", card: "x" },
      { name: "Ada", lines: [1, 2] },
      { name: "Ada", lines: [1], total: 1 },
      { name: "Ada", lines: [1, 2, 3, 4], total: 10 },
      { name: "Ada", total: 1 },
    ],
  },
  "2020-12": {
    schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $ref: "#/$defs/tree",
      $defs: {
        tree: {
          type: "object",
          properties: { at: { $ref: "#/$defs/point" }, inside: { type: "array", items: { $ref: "#/$defs/tree" } } },
          required: ["at"],
          unevaluatedProperties: false,
        },
        point: { type: "array", prefixItems: [{ type: "number" }, { type: "number" }], minItems: 2, items: false },
      },
    },
    valid: [
      { at: [0, 1] },
      { at: [0, 1], inside: [] },
      { at: [0, 1], inside: [{ at: [1.5, 2], inside: [{ at: [0, 0] }] }] },
    ],
    invalid: [
      {},
      { at: [0] },
      { at: [0, "1"] },
      { at: [0, 1, 2] },
      { at: [0, 1], inside: [{}] },
      { at: [0, 1], inside: [{ at: [0, 1], name: "x" }] },
    ],
  },
  v1: {
    schema: {
      $schema: "https://json-schema.org/v1",
      $id: "https://example.com/messages",
      type: "object",
      properties: {
        to: { type: "string", format: "email" },
        parts: { type: "array", contains: { const: "text" }, items: { $dynamicRef: "part" } },
        never: { enum: [] },
      },
      required: ["to"],
      "x-owner": "an annotation",
      $defs: { part: { $dynamicAnchor: "part", type: "string", minLength: 1 } },
    },
    valid: [{ to: "ada@example.com" }, { to: "ada@example.com", parts: ["text", "image"] }],
    invalid: [
      {},
      { to: "ada" },
      { to: "ada@example.com", parts: ["image"] },
      { to: "ada@example.com", parts: ["text", ""] },
      { to: "ada@example.com", never: 1 },
    ],
  },
};
