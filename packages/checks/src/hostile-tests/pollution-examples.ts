// Schemas and values for tests with a polluted `Object.prototype`.
import type { ArgotOptions } from "argot";

const text = { type: "string" };

/** Schemas that together use every op, with valid and invalid values. */
export const examples: readonly (readonly [schema: object | boolean, ...values: readonly unknown[]])[] = [
  [false, 1],
  [{ type: ["integer", "null"], title: "T", unknown: 1 }, 1, 1.5, null],
  [{ minimum: 2, exclusiveMaximum: 9, multipleOf: 2 }, 4, 3, 12],
  [{ minLength: 2, maxLength: 3, pattern: "^a+$" }, "aa", "ab", "a"],
  [{ format: "email" }, "a@b.example", "a"],
  [{ enum: ["red", "green", { a: 1 }] }, "red", "gren", { a: 1 }],
  [{ const: { a: [1] } }, { a: [1] }, { a: [2] }],
  [{ items: { type: "integer" }, prefixItems: [text], uniqueItems: true, minItems: 1 }, ["a", 1], [1], ["a", 1, 1], []],
  [{ contains: { const: 1 }, minContains: 2, maxContains: 3 }, [1, 1], [1], [1, 1, 1, 1]],
  [{ properties: { name: text }, required: ["name"], additionalProperties: false }, { name: "a" }, { nam: "a" }, {}],
  [{ patternProperties: { "^x": text }, propertyNames: { maxLength: 2 } }, { x: "a" }, { x: 1 }, { xyz: "a" }],
  [{ minProperties: 1, dependentRequired: { a: ["b"] }, dependentSchemas: { c: { required: ["d"] } } }, { a: 1 }, {}],
  [{ allOf: [{ minimum: 1 }, { maximum: 3 }], not: { const: 2 } }, 1, 2, 4],
  [{ anyOf: [text, { type: "object", required: ["k"] }] }, "a", { j: 1 }, 1],
  [
    {
      oneOf: [
        { properties: { k: { const: "a" }, n: text }, required: ["k", "n"] },
        { properties: { k: { const: "b" } }, required: ["k"] },
      ],
    },
    { k: "b" },
    { k: "a" },
    { k: "c" },
  ],
  [{ if: { minimum: 5 }, then: { multipleOf: 5 }, else: { multipleOf: 2 } }, 10, 7, 3],
  [
    { allOf: [{ properties: { a: true } }], anyOf: [{ properties: { b: text } }, true], unevaluatedProperties: false },
    { a: 1, b: "" },
    { b: 1 },
  ],
  [{ prefixItems: [true], contains: text, unevaluatedItems: { type: "integer" } }, [1, "a", 2], [1, "a", null]],
  [
    { $defs: { tree: { properties: { child: { $ref: "#/$defs/tree" } }, required: ["v"] } }, $ref: "#/$defs/tree" },
    { v: 1, child: { v: 2 } },
    { v: 1, child: {} },
  ],
  [
    {
      $id: "https://example.com/list",
      $dynamicAnchor: "node",
      properties: { next: { $dynamicRef: "#node" } },
      unevaluatedProperties: false,
    },
    { next: { next: {} } },
    { next: { other: 1 } },
  ],
  [
    { contentMediaType: "application/json", contentEncoding: "base64", contentSchema: { type: "object" } },
    "e30=",
    "MQ==",
    "?",
  ],
  [
    {
      $schema: "http://json-schema.org/draft-07/schema#",
      items: [text],
      additionalItems: false,
      dependencies: { a: ["b"] },
    },
    ["a"],
    [1],
    ["a", 1],
  ],
  [{ $schema: "http://json-schema.org/draft-04/schema#", id: "urn:x:four", minimum: 1, exclusiveMinimum: true }, 2, 1],
  [
    {
      $schema: "http://json-schema.org/draft-03/schema#",
      properties: { a: { required: true, extends: { type: "string" } } },
      disallow: ["array"],
    },
    { a: "" },
    {},
    [],
  ],
  [
    { $schema: "https://json-schema.org/v1", type: "object", propertyNames: { pattern: "^[a-z]+$" } },
    { a: 1 },
    { A: 1 },
  ],
];

/** Options: defaults, and all assertions with a limit. */
export const optionsOfArgots: readonly ArgotOptions[] = [
  {},
  { formats: "assert", contentKeywords: "assert", limits: { errors: 9 } },
];
