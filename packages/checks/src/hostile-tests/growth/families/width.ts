// Schemas with much at one place.
import { jsonContent, list, object, type Row, small } from "./family.js";

export const width: readonly Row[] = [
  [
    "properties",
    1000,
    (n) => ({ properties: object(n, "p", (i) => ({ type: "array", title: `t${i}` })), additionalProperties: false }),
    small,
  ],
  [
    "objects in properties, closed",
    500,
    (n) => ({
      $defs: { a: { anyOf: [{ properties: { a: true } }, { properties: { b: true } }], unevaluatedProperties: false } },
      properties: object(n, "p", () => ({ $ref: "#/$defs/a" })),
    }),
    { p1: { c: 1 } },
  ],
  [
    "contains under unevaluatedItems",
    300,
    (n) => ({ allOf: list(n, (i) => ({ contains: { const: i }, minContains: 0 })), unevaluatedItems: false }),
    [1, "x"],
  ],
  [
    "if under unevaluatedProperties",
    300,
    (n) => ({
      allOf: list(n, (i) => ({
        if: { properties: { [`p${i}`]: { type: "number" } } },
        then: { properties: { [`q${i}`]: true } },
      })),
      unevaluatedProperties: false,
    }),
    small,
  ],
  ["enum", 2000, (n) => ({ enum: list(n, (i) => `value${i}`) }), "valeu1"],
  ["enum of objects", 1000, (n) => ({ enum: list(n, (i) => ({ a: i, b: [i] })) }), { a: 1 }],
  [
    "enum of long texts",
    500,
    (n) => ({ enum: list(n, (i) => "x".repeat(60) + String(i).padStart(3, "0")) }),
    `${"x".repeat(60)}abc`,
  ],
  ["required", 2000, (n) => ({ required: list(n, (i) => `name${i}`) }), small],
  ["dependentRequired", 500, (n) => ({ dependentRequired: { p1: list(n, (i) => `name${i}`) } }), small],
  ["many dependentRequired", 500, (n) => ({ dependentRequired: object(n, "p", (i) => [`name${i}`]) }), small],
  ["dependentSchemas", 500, (n) => ({ dependentSchemas: object(n, "p", (i) => ({ required: [`q${i}`] })) }), small],
  ["prefixItems", 1000, (n) => ({ prefixItems: list(n, (i) => ({ type: "string", title: `t${i}` })) }), [1, 2]],
  ["const that is large", 1000, (n) => ({ const: object(n, "p", (i) => i) }), small],
  [
    "definitions",
    1000,
    (n) => ({
      $defs: object(n, "d", (i) => ({ properties: { a: { $ref: `#/$defs/d${(i + 1) % n}` } }, type: "object" })),
      $ref: "#/$defs/d0",
    }),
    { a: 1 },
  ],
  [
    "a custom message with many places",
    500,
    (n) => ({ minimum: 5, errorMessage: { minimum: "{value}{actual}".repeat(n) } }),
    1,
  ],
  ["titles of one value", 1000, (n) => ({ allOf: list(n, (i) => ({ title: `t${i}` })) }), small],
  [
    "titles of properties",
    1000,
    (n) => ({ properties: object(n, "p", (i) => ({ title: `t${i}`, ...jsonContent })) }),
    (n) => object(n, "p", () => "[1]"),
  ],
  [
    "contents of one value",
    300,
    (n) => ({ allOf: list(n, (i) => ({ ...jsonContent, contentSchema: { title: `t${i}` } })) }),
    "[1]",
  ],
];
