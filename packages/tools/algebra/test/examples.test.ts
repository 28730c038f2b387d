import { describe, expect, test } from "vitest";
import { counterexamples, examples, intersect, subtract } from "../src/index.js";
import { draft7Set, setFor } from "./argot.js";

const item = {
  type: "object",
  properties: { sku: { type: "string", pattern: "^[A-Z]{3}$" }, parts: { items: { $ref: "#/$defs/item" } } },
  required: ["sku"],
};
const order = {
  type: "object",
  properties: {
    id: { type: "integer", minimum: 1 },
    status: { enum: ["open", "paid"] },
    items: { type: "array", items: { $ref: "#/$defs/item" } },
  },
  required: ["id"],
  additionalProperties: false,
  $defs: { item },
};

describe("examples show each branch of a schema both ways", () => {
  test.each<[name: string, schema: unknown, branches: readonly string[]]>([
    ["a member", { type: "object", properties: { a: true } }, ["#/properties/a"]],
    ["other members", { type: "object", additionalProperties: { type: "null" } }, ["#/additionalProperties"]],
    ["matching members", { type: "object", patternProperties: { "^x": {} } }, ["#/patternProperties/%5Ex"]],
    ["alternatives", { anyOf: [{ maximum: 1 }, { type: "string" }] }, ["#/anyOf/0", "#/anyOf/1"]],
    ["exclusive ones", { oneOf: [{ type: "integer" }, { minimum: 1 }, {}] }, ["#/oneOf/0", "#/oneOf/1", "#/oneOf/2"]],
    ["a condition", { if: { minimum: 1 }, then: { type: "integer" }, else: {} }, ["#/if"]],
    ["items", { type: "array", prefixItems: [{}], items: { type: "null" } }, ["#/prefixItems/0", "#/items"]],
    ["items that are counted", { type: "array", contains: { const: 1 }, minContains: 0 }, ["#/contains"]],
    ["names", { type: "object", propertyNames: { pattern: "^a" } }, ["#/propertyNames"]],
    ["dependent schemas", { type: "object", dependentSchemas: { a: { minProperties: 2 } } }, ["#/dependentSchemas/a"]],
    [
      "what is not evaluated",
      { properties: { a: true }, unevaluatedProperties: { type: "null" } },
      ["#/unevaluatedProperties"],
    ],
    ["schemas within schemas", order, ["#/properties/items/items", "#/$defs/item/properties/parts/items"]],
  ])("%s", (_name, schema, branches) => {
    const set = setFor(schema);
    const { examples: found, missing } = examples(set);
    expect(found.filter(({ value }) => !set.has(value))).toEqual([]);
    const known = [...found.flatMap(({ shows }) => shows), ...missing].map(
      ({ location, isTaken }) => `${isTaken} ${location}`,
    );
    expect(known).toEqual(expect.arrayContaining(branches.flatMap((each) => [`true ${each}`, `false ${each}`])));
    expect(missing.filter(({ answer }) => answer === "unknown")).toEqual([]);
  });

  test("each constant and type", () => {
    const found = examples(setFor({ enum: ["a", 1, null] })).examples;
    expect(new Set(found.map(({ value }) => value))).toEqual(new Set(["a", 1, null]));
    const types = examples(setFor({ type: ["string", "array", "boolean"] })).examples;
    expect(types.map(({ value }) => typeof value).toSorted()).toEqual(["boolean", "object", "string"]);
  });

  test("what no value can show is proven to be impossible", () => {
    const { examples: found, missing } = examples(setFor({ type: "string", anyOf: [{ const: 1 }, { minLength: 1 }] }));
    expect(found).toEqual([
      {
        value: "a",
        shows: [
          { location: "#/anyOf/0", isTaken: false },
          { location: "#/anyOf/1", isTaken: true },
          { location: "#/anyOf/1/minLength", isTaken: true },
        ],
      },
    ]);
    expect(missing).toEqual([
      { location: "#/anyOf/0", isTaken: true, answer: "no", reasons: [] },
      { location: "#/anyOf/1", isTaken: false, answer: "no", reasons: [] },
    ]);
  });

  test("of a set without values there is none", () => {
    expect(examples(setFor(false)).examples).toEqual([]);
    expect(counterexamples(setFor(true))).toEqual({ counterexamples: [], missing: [] });
  });

  test("of combinations", () => {
    const [one, other] = [setFor({ enum: [1, 2, "a"] }), draft7Set({ type: ["string", "number"] })];
    expect(examples(intersect(one, other)).examples.map(({ value }) => value)).toEqual([1, 2, "a"]);
    const left = subtract(one, setFor({ type: "string" }));
    expect(examples(left).examples.map(({ value }) => value)).toEqual([1, 2]);
    expect(counterexamples(left).counterexamples).toEqual([{ value: null, breaks: "#/enum" }]);
  });
});

describe("more examples", () => {
  test("as many as are wanted, all different, the same for the same seed", () => {
    const set = setFor(order);
    const [one, same, other] = [7, 7, 8].map((seed) => examples(set, { count: 25, seed }).examples);
    expect(new Set(one?.map(({ value }) => JSON.stringify(value))).size).toBe(25);
    expect(one?.every(({ value }) => set.has(value))).toBe(true);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test("no more than there are", () => {
    expect(examples(setFor({ type: "boolean" }), { count: 10 }).examples).toHaveLength(2);
    expect(examples(setFor(order), { count: 2 }).examples).toHaveLength(2);
  });
});

test("counterexamples break one keyword each", () => {
  const set = setFor(order);
  const { counterexamples: found, missing } = counterexamples(set);
  expect(found.filter(({ value }) => set.has(value))).toEqual([]);
  expect(missing).toEqual([]);
  expect(Object.fromEntries(found.map(({ value, breaks }) => [breaks, value]))).toEqual({
    "#/type": null,
    "#/required": {},
    "#/additionalProperties": { id: 1, a: null },
    "#/properties/id/type": { id: null },
    "#/properties/id/minimum": { id: 0 },
    "#/properties/status/enum": { id: 1, status: null },
    "#/properties/items/type": { id: 1, items: null },
    "#/$defs/item/type": { id: 1, items: [null] },
    "#/$defs/item/required": { id: 1, items: [{}] },
    "#/$defs/item/properties/sku/type": { id: 1, items: [{ sku: null }] },
    "#/$defs/item/properties/sku/pattern": { id: 1, items: [{ sku: "a" }] },
  });
});

test("a keyword that changes nothing is proven to be needless", () => {
  const { counterexamples: found, missing } = counterexamples(
    setFor({ type: "integer", minimum: 3, exclusiveMinimum: 1 }),
  );
  expect(found.map(({ breaks }) => breaks)).toEqual(["#/type", "#/minimum"]);
  expect(missing).toEqual([{ location: "#/exclusiveMinimum", answer: "no", reasons: [] }]);
});

test("values are improved by values that serve as well", () => {
  const set = setFor({ type: "object", properties: { a: { type: "string", maxLength: 3 } }, required: ["a"] });
  const improve = (value: unknown, serves: (other: never) => boolean): never => {
    const wishes = [{ a: "too long" }, { a: "yes" }, 7];
    return (wishes.find((each) => serves(each as never)) ?? value) as never;
  };
  expect(examples(set, { improve, count: 2 }).examples.map(({ value }) => value)).toEqual([{ a: "yes" }, { a: "a" }]);
  expect(counterexamples(set, { improve }).counterexamples).toContainEqual({
    value: { a: "too long" },
    breaks: "#/properties/a/maxLength",
  });
  // What does not serve is not taken.
  expect(examples(set, { improve: () => 7, count: 1 }).examples).toMatchObject([{ value: { a: "a" } }]);
});
