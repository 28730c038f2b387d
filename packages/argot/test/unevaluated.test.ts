// What is unevaluated where that depends on the value: every tier decides it, most of it without the loop.
import { createArgot as createCoreArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { tiers } from "@argot/testing";
import { describe, expect, test } from "vitest";
import { createArgot, type Validator } from "../src/index.js";
import { compileModule } from "../src/module.js";

const validators = (schema: unknown) =>
  Object.entries(tiers).map(([name, options]) => ({
    name,
    validator: createCoreArgot({ dialects: [draft202012], ...options }).compile(schema),
  }));

/** What is wrong, without what is told only when it is asked for. */
const toldOf = (validator: Validator, instance: unknown): string =>
  JSON.stringify(
    validator
      .validate(instance)
      .errors.map(({ instanceLocation, keywordLocation, message }) => [instanceLocation, keywordLocation, message]),
  );

/** Who answers otherwise than the loop, or tells otherwise what is wrong. */
function disagreements(schema: unknown, instances: readonly unknown[]): string[] {
  const [loop, ...others] = validators(schema);
  return instances.flatMap((instance, i) => {
    const valid = loop!.validator(instance);
    const told = toldOf(loop!.validator, instance);
    return others
      .filter(({ validator }) => validator(instance) !== valid || toldOf(validator, instance) !== told)
      .map(({ name }) => `${name}: ${JSON.stringify(schema)} of instance ${i}, the loop says ${valid}`);
  });
}

const isHandedOver = (schema: unknown): boolean =>
  compileModule(createArgot(), { f: schema }).code.includes("fallback");

const number = { type: "number" };
const a = { properties: { a: true, ["__proto__"]: true, constructor: true } };
const b = { properties: { b: number }, required: ["b"] };
const c = { patternProperties: { "^c": number } };
const rest = { properties: { a: number }, additionalProperties: number };
const closed = { unevaluatedProperties: false };

/** Schemas that evaluate members, and what may be put around them. */
const writers = [a, b, c, rest];
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

describe("what is unevaluated", () => {
  test.each(Object.keys(combinations))(
    "of an object: %s",
    (name) => {
      const combine = combinations[name]!;
      const schemas = writers.flatMap((one) =>
        writers.flatMap((other) => [
          { ...combine(one, other), ...closed },
          { properties: { b: true }, ...combine(one, other), unevaluatedProperties: number },
        ]),
      );
      expect(schemas.flatMap((schema) => disagreements(schema, objects)).slice(0, 5)).toEqual([]);
      expect(schemas.filter(isHandedOver)).toEqual([]);
    },
    60_000,
  );

  const lists = [
    [],
    [1],
    [1, 2],
    ["a"],
    ["a", 1],
    [1, "a", 2],
    ["a", "b", 1],
    [1, 2, 3, 4],
    ["a", "a", "a"],
    {},
    "text",
  ];
  const [one, two] = [{ prefixItems: [true] }, { prefixItems: [true, number] }];
  test.each([
    { ...one },
    { anyOf: [one, two] },
    { oneOf: [one, { prefixItems: [number, number, true] }] },
    { anyOf: [two, { items: number }], prefixItems: [true] },
    { contains: number },
    { contains: number, minContains: 0 },
    { contains: { type: "string" }, maxContains: 1, ...one },
    { anyOf: [{ contains: number }, two] },
    { if: { contains: { const: 1 } }, then: two, else: { items: { type: "string" } } },
    { allOf: [{ contains: number }, { contains: { const: "a" } }], unevaluatedProperties: false },
    { anyOf: [{ ...one, unevaluatedItems: number }, two] },
  ])("of an array: %j", (schema) => {
    const asking = [false, number].map((unevaluatedItems) => ({ ...schema, unevaluatedItems }));
    expect(asking.flatMap((each) => disagreements(each, lists))).toEqual([]);
    expect(asking.filter(isHandedOver)).toEqual([]);
  });

  test("of values in one another, also where they lie deep", () => {
    const tree = {
      anyOf: [
        { properties: { leaf: number }, required: ["leaf"] },
        { properties: { left: { $ref: "#" }, right: { $ref: "#" } }, required: ["left"] },
      ],
      ...closed,
    };
    const nested = (depth: number, innermost: unknown): unknown =>
      depth === 0 ? innermost : { left: nested(depth - 1, innermost), right: { leaf: depth } };
    const values = [0, 1, 3, 250].flatMap((depth) => [
      nested(depth, { leaf: 1 }),
      nested(depth, { leaf: 1, left: { leaf: 2 }, right: { leaf: 3 } }),
      nested(depth, { leaf: 1, right: { leaf: 3 } }),
      nested(depth, { leaf: 1, other: 1 }),
    ]);
    expect(disagreements(tree, values)).toEqual([]);
  });

  const many = Array.from({ length: 40 }, (_, i) => ({ properties: { [`p${i}`]: number }, required: [`p${i}`] }));
  const doubling = { contains: { $ref: "#" }, unevaluatedItems: false };
  const twoWays = {
    anyOf: [{ $ref: "list" }, { $ref: "open" }],
    $defs: {
      list: { $id: "list", $dynamicRef: "#node", $defs: { node: { $dynamicAnchor: "node", ...a } } },
      open: { $id: "open", $ref: "list", $defs: { node: { $dynamicAnchor: "node", ...b } } },
    },
    ...closed,
  };
  test.each([
    ["of very many alternatives", { anyOf: many, ...closed }, [{ p1: 1 }, { p1: 1, p39: 1 }, { p1: 1, p2: "" }, {}]],
    ["of items that are lists of the same kind", doubling, [[], [[]], [[[[]]]], [1], [[[]], 1]]],
    ["beside dynamic references in place", twoWays, [{}, { a: 1 }, { b: 1 }, { a: 1, b: 1 }]],
  ])("is left to the loop: %s", (_, schema, instances) => {
    expect(disagreements(schema, instances)).toEqual([]);
    expect(isHandedOver(schema)).toBe(true);
  });

  test("as many alternatives as there are bits are decided without the loop", () => {
    const schema = { anyOf: many.slice(0, 31), ...closed };
    expect(disagreements(schema, [{ p0: 1 }, { p30: 1 }, { p0: 1, p30: "" }, { p30: 1, p31: 1 }])).toEqual([]);
    expect(isHandedOver(schema)).toBe(false);
  });
});
