// Unevaluated properties that depend on the value, in many combinations: the tiers agree, and compiled code needs no loop.
import { expect, test } from "vitest";
import { disagreements, number, usesLoop } from "./unevaluated-tiers.js";

/** Schemas that evaluate properties. */
const writers: readonly object[] = [
  { properties: { a: true, ["__proto__"]: true, constructor: true } },
  { properties: { b: number }, required: ["b"] },
  { patternProperties: { "^c": number } },
  { properties: { a: number }, additionalProperties: number },
];
/** Schemas with two of them. */
const combinations: Readonly<Record<string, (one: object, other: object) => object>> = {
  anyOf: (one, other) => ({ anyOf: [one, other] }),
  oneOf: (one, other) => ({ oneOf: [one, other] }),
  "if and then": (one, other) => ({ if: one, then: other }),
  "if and else": (one, other) => ({ if: one, else: other }),
  "then and else": (one, other) => ({ if: { required: ["a"] }, then: one, else: other }),
  dependentSchemas: (one, other) => ({ dependentSchemas: { a: one, b: other } }),
  not: (one, other) => ({ not: { not: one }, anyOf: [other, true] }),
  "alternatives within alternatives": (one, other) => ({
    anyOf: [{ allOf: [one, { anyOf: [other, { required: ["z"] }] }] }, { required: ["a"] }],
  }),
  "one schema in two places": (one, other) => ({
    $ref: "#/$defs/one",
    oneOf: [{ if: { $ref: "#/$defs/one" }, then: other }],
    $defs: { one },
  }),
  "unevaluatedProperties within": (one, other) => ({
    anyOf: [{ anyOf: [one, true], unevaluatedProperties: number }, other],
  }),
};
const objects: readonly unknown[] = [
  {},
  { a: 1 },
  { a: "1" },
  { b: 1 },
  { b: "1" },
  { a: 1, b: 1 },
  { a: 1, b: "1" },
  { c1: 1 },
  { a: 1, c1: "1" },
  { a: 1, b: 1, c1: 1, d: 1 },
  { b: 1, d: "1" },
  JSON.parse('{ "__proto__": 1, "a": 1 }'),
  { constructor: 1, toString: 1 },
  [],
  "text",
  7,
];

test.each(Object.entries(combinations))("unevaluated properties with %s", (_name, combine) => {
  const schemas = writers.flatMap((one) =>
    writers.flatMap((other) => [
      { ...combine(one, other), unevaluatedProperties: false },
      { properties: { b: true }, ...combine(one, other), unevaluatedProperties: number },
    ]),
  );
  expect(schemas.flatMap((schema) => disagreements(schema, objects)).slice(0, 5)).toEqual([]);
  expect(schemas.filter(usesLoop)).toEqual([]);
});
