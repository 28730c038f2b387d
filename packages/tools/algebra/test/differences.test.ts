import { describe, expect, test } from "vitest";
import { complement, contained, differences, intersect, type ValueSet } from "../src/index.js";
import { draft7Set, setFor } from "./argot.js";

const kind = (name: string, properties: object): object => ({
  properties: { kind: { const: name }, ...properties },
  required: ["kind"],
});

/** Each keyword with the value that only it refuses. */
const found = (one: ValueSet, other: ValueSet): Record<string, unknown> => {
  const { differences: all, reasons } = differences(one, other);
  expect(reasons).toEqual([]);
  for (const { value } of all) expect([one.has(value), other.has(value)], JSON.stringify(value)).toEqual([true, false]);
  return Object.fromEntries(all.map(({ value, keywords }) => [keywords.join(" "), value]));
};

describe("each keyword that refuses values is found, with a value", () => {
  test.each<[name: string, before: unknown, after: unknown, differences: Record<string, unknown>]>([
    ["nothing", { type: "string" }, { type: ["string", "null"] }, {}],
    ["constants", { enum: ["a", "b"] }, { enum: ["a", "c"] }, { "#/enum": "b" }],
    [
      "several keywords in several places",
      {
        type: "object",
        properties: { items: { type: "array", items: { properties: { price: { type: "number" } } } } },
      },
      {
        type: "object",
        properties: {
          items: { type: "array", maxItems: 1, items: { properties: { price: { type: "number", minimum: 0 } } } },
        },
        required: ["items"],
      },
      {
        "#/required": {},
        "#/properties/items/maxItems": { items: [null, null] },
        "#/properties/items/items/properties/price/minimum": { items: [{ price: -1 }] },
      },
    ],
    [
      "what is new in each of several alternatives",
      { type: "object", oneOf: [kind("a", { x: { type: "number" } }), kind("b", { y: { type: "string" } })] },
      {
        type: "object",
        oneOf: [
          kind("a", { x: { type: "number", minimum: 0 } }),
          kind("b", { y: { type: "string", maxLength: 1 }, z: { type: "null" } }),
        ],
      },
      {
        "#/oneOf/0/properties/x/minimum": { kind: "a", x: -1 },
        "#/oneOf/1/properties/y/maxLength": { kind: "b", y: "aa" },
        "#/oneOf/1/properties/z/type": { kind: "b", z: true },
      },
    ],
    [
      "alternatives that exclude each other",
      { minimum: 3 },
      { oneOf: [{ type: "integer" }, { minimum: 3 }] },
      { "#/oneOf": 3 },
    ],
    [
      "other members",
      { type: "object", properties: { a: {}, b: {} } },
      { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
      { "#/properties/a/type": { a: null }, "#/additionalProperties": { b: null } },
    ],
    [
      "a condition",
      { type: "object" },
      { if: { required: ["a"] }, then: { required: ["b"] } },
      { "#/then/required": { a: null } },
    ],
    ["what is forbidden", { type: "object" }, { type: "object", not: { required: ["a"] } }, { "#/not": { a: null } }],
    [
      "two keywords of which none does alone",
      { const: 7 },
      { type: "string", minLength: 3, const: "abc" },
      { "#/type #/const": 7 },
    ],
    [
      "recursion",
      { properties: { v: { type: "integer" }, next: { $ref: "#" } } },
      { properties: { v: { type: "integer", maximum: 9 }, next: { $ref: "#" } } },
      { "#/properties/v/maximum": { v: 10 } },
    ],
  ])("%s", (_name, before, after, expected) => {
    expect(found(setFor(before), setFor(after))).toEqual(expected);
  });
});

test("sets of several dialects are compared", () => {
  const before = draft7Set({ type: "array", items: [{ type: "string" }] });
  const after = setFor({ type: "array", prefixItems: [{ type: "string" }, { type: "null" }] });
  expect(found(before, after)).toEqual({ "#/prefixItems/1/type": ["a", true] });
});

test("a limit of length is shown by a string that is longer", () => {
  const limited = setFor({ type: "string", maxLength: 65_535, pattern: "^a" });
  const { differences: all, reasons } = differences(setFor({ type: "string" }), limited);
  expect(reasons).toEqual([]);
  expect(all.flatMap(({ keywords }) => keywords).toSorted()).toEqual(["#/maxLength", "#/pattern"]);
  const long = setFor({ type: "string", maxLength: 1e9 });
  expect(contained(setFor({ type: "string" }), long)).toEqual({
    answer: "unknown",
    reasons: ["a string of more than 1000000 characters"],
  });
});

test("what may be missing is said", () => {
  const small = setFor({ type: "integer", minimum: 0 });
  const other = setFor({ minimum: 2, maximum: 5, not: { const: 3 } });
  expect(differences(small, other, { count: 2 })).toMatchObject({
    differences: [{}, {}],
    reasons: ["there are more than 2"],
  });
  expect(differences(small, other, { maxSteps: 0 }).reasons).toEqual([expect.stringContaining("steps")]);
  const { differences: all, reasons } = differences(small, intersect(small, complement(setFor({ const: 4 }))));
  expect([all, reasons]).toEqual([[{ value: 4, keywords: [] }], [expect.stringContaining("complement")]]);
});

test.each([
  ["integers", { type: "integer" }, { minimum: 3, multipleOf: 2, maximum: 9 }],
  ["strings", { type: "string" }, { pattern: "^a", minLength: 2, maxLength: 4 }],
  [
    "objects",
    { type: "object" },
    { required: ["a"], properties: { b: false }, maxProperties: 3, propertyNames: { maxLength: 2 } },
  ],
])("without the keywords that are named, no values of %s are refused", (_name, type, keywords) => {
  const before = setFor(type);
  for (const left of Object.keys(keywords)) {
    const after = { ...type, ...keywords, [left]: undefined };
    const { differences: all } = differences(before, setFor(JSON.parse(JSON.stringify(after))));
    const names = new Set(all.flatMap(({ keywords: each }) => each.map((location) => location.split("/")[1])));
    expect(names).toEqual(new Set(Object.keys(keywords).filter((each) => each !== left)));
  }
});
