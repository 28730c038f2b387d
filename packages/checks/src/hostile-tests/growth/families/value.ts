// Values with many items, or long texts.
import { jsonContent, list, object, type Row } from "./family.js";

export const value: readonly Row[] = [
  ["an array of wrong items", 2000, { items: { type: "string" } }, (n) => list(n, (i) => i)],
  [
    "an array of items that no alternative accepts",
    1000,
    { items: { anyOf: [{ type: "string" }, { required: ["a"] }, { properties: { b: { const: 1 } } }] } },
    (n) => list(n, () => ({ b: 2 })),
  ],
  [
    "an object under unevaluatedProperties",
    1000,
    { anyOf: list(5, (i) => ({ properties: { [`p${i}`]: true } })), unevaluatedProperties: false },
    (n) => object(n, "p", (i) => i),
  ],
  [
    "an array under unevaluatedItems",
    1000,
    { contains: { const: 1 }, unevaluatedItems: false },
    (n) => list(n, (i) => i),
  ],
  ["contains", 1000, { contains: { type: "string", minLength: 3 } }, (n) => list(n, () => "a")],
  [
    "contains of alternatives",
    500,
    { contains: { anyOf: [{ required: ["a"] }, { required: ["b"] }] } },
    (n) => list(n, () => ({ c: 1 })),
  ],
  ["too many items that match", 1000, { contains: { type: "number" }, maxContains: 2 }, (n) => list(n, (i) => i)],
  ["uniqueItems", 2000, { uniqueItems: true }, (n) => [...list(n, (i) => ({ a: i, b: "x" })), { a: 1, b: "x" }]],
  [
    "a list of rows of which one is wrong",
    2000,
    { items: { properties: { a: { type: "number" } }, required: ["a"] } },
    (n) => [...list(n, (i) => ({ a: i })), { a: "x" }],
  ],
  ["a long text", 50_000, { maxLength: 5, pattern: "^b", enum: ["abc"] }, (n) => "a".repeat(n)],
  [
    "a text with many names",
    500,
    { $ref: "#/$defs/a", $defs: { a: { enum: list(50, (i) => `name${i}`) } } },
    (n) => "n".repeat(n),
  ],
  [
    "a value that differs from a constant in many places",
    1000,
    { const: object(1000, "p", (i) => [i]) },
    (n) => object(n, "p", () => [-1]),
  ],
  [
    "a list with a discriminator",
    1000,
    {
      items: {
        oneOf: [
          { properties: { kind: { const: "a" } }, required: ["kind"] },
          { properties: { kind: { const: "b" } }, required: ["kind"] },
        ],
      },
    },
    (n) => list(n, () => ({ kind: "c" })),
  ],
  [
    "doubtful conditions",
    // Of up to 1,000 errors, more is found out about each.
    4000,
    { items: { required: ["kind"], if: { properties: { kind: { const: 1 } } }, then: { required: ["b"] } } },
    (n) => list(n, () => ({})),
  ],
  ["dependentRequired", 500, { items: { dependentRequired: { a: ["b", "c"] } } }, (n) => list(n, () => ({ a: 1 }))],
  ["custom messages", 500, { items: { required: ["a"], errorMessage: "no {actual}" } }, (n) => list(n, () => ({}))],
  [
    "titles and contents of items",
    1000,
    { items: { title: "t", ...jsonContent, contentSchema: { title: "c" } } },
    (n) => list(n, () => "[1]"),
  ],
  [
    "a long content",
    50_000,
    { ...jsonContent, contentSchema: { items: { title: "c" } } },
    (n) => `[1${",1".repeat(n / 50)}]`,
  ],
  [
    "defaults of items",
    1000,
    { items: { properties: { a: { default: 1 }, b: { type: "integer" } } } },
    (n) => list(n, () => ({ b: "1" })),
  ],
];
