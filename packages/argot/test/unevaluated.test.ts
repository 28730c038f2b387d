// Unevaluated properties and items that depend on the value: the tiers agree, and compiled code needs the loop for few of them.
// Combinations of schemas are in unevaluated.heavy.test.ts.
import { describe, expect, test } from "vitest";
import { disagreements, number, usesLoop } from "./unevaluated-tiers.js";

const a = { properties: { a: true, ["__proto__"]: true, constructor: true } };
const b = { properties: { b: number }, required: ["b"] };
const closed = { unevaluatedProperties: false };

describe("unevaluated", () => {
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
  ])("items: %j", (schema) => {
    const withUnevaluated = [false, number].map((unevaluatedItems) => ({ ...schema, unevaluatedItems }));
    expect(withUnevaluated.flatMap((each) => disagreements(each, lists))).toEqual([]);
    expect(withUnevaluated.filter(usesLoop)).toEqual([]);
  });

  test("properties of nested values, also of deep ones", () => {
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
    [
      "with more alternatives than bits",
      { anyOf: many, ...closed },
      [{ p1: 1 }, { p1: 1, p39: 1 }, { p1: 1, p2: "" }, {}],
    ],
    ["in items with the same schema", doubling, [[], [[]], [[[[]]]], [1], [[[]], 1]]],
    ["beside dynamic references", twoWays, [{}, { a: 1 }, { b: 1 }, { a: 1, b: 1 }]],
  ])("are left to the loop %s", (_, schema, instances) => {
    expect(disagreements(schema, instances)).toEqual([]);
    expect(usesLoop(schema)).toBe(true);
  });

  test("are decided without the loop with as many alternatives as bits", () => {
    const schema = { anyOf: many.slice(0, 31), ...closed };
    expect(disagreements(schema, [{ p0: 1 }, { p30: 1 }, { p0: 1, p30: "" }, { p30: 1, p31: 1 }])).toEqual([]);
    expect(usesLoop(schema)).toBe(false);
  });
});
