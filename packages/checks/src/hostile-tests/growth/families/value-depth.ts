// Values within values.
import { nested } from "../../case.js";
import { jsonContent, type Row, wrapped } from "./family.js";

export const valueDepth: readonly Row[] = [
  [
    "properties, deep value",
    1000,
    (n) => wrapped(n, false, (inner, i) => ({ properties: { a: inner }, required: [`q${i}`] })),
    (n) => nested(n, 1, (a) => ({ a })),
  ],
  [
    "a tree",
    1000,
    { type: "object", properties: { a: { $ref: "#" } }, required: ["b"] },
    (n) => nested(n, 1, (a) => ({ a })),
  ],
  [
    "a tree with alternatives",
    500,
    { anyOf: [{ type: "object", properties: { a: { $ref: "#" } }, required: ["b"] }, { type: "array" }] },
    (n) => nested(n, 1, (a) => ({ a })),
  ],
  [
    "a tree of arrays with two choices",
    300,
    { anyOf: [{ items: { $ref: "#" } }, { items: { $ref: "#" }, minItems: 2 }], not: { const: 1 } },
    (n) => nested(n, 1, (a) => [a]),
  ],
  [
    "a tree, closed",
    4000,
    {
      anyOf: [{ properties: { a: { $ref: "#" } } }, { properties: { b: { $ref: "#" } } }],
      unevaluatedProperties: false,
    },
    (n) => nested(n, { c: 1 }, (a) => ({ a })),
  ],
  [
    "a tree with conditions",
    500,
    { if: { required: ["a"] }, then: { properties: { a: { $ref: "#" } } }, else: { required: ["b"] } },
    (n) => nested(n, {}, (a) => ({ a })),
  ],
  [
    "a tree with titles and contents",
    1000,
    { title: "t", ...jsonContent, properties: { a: { $ref: "#" }, b: { default: "[1]" } } },
    (n) => nested(n, "[1]", (a) => ({ a })),
  ],
];
