// Code that is compiled for objects with certain names decides in advance what names decide. Other objects take the general path.
import { compile, verdictPlan } from "@argot/compiler";
import { createArgot as createArgotOf } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";

const rules: Record<string, unknown> = {
  "one of several names": { anyOf: [{ required: ["a"] }, { required: ["b"] }] },
  "just one of several names": { oneOf: [{ required: ["a"] }, { required: ["b"] }, { required: ["c"] }] },
  "names that exclude one another": { not: { required: ["a", "b"] } },
  "a name that requires another": { dependentRequired: { a: ["b"] } },
  "a condition": { if: { required: ["a"] }, then: { required: ["b"] }, else: { required: ["c"] } },
  "a condition about a value": { if: { properties: { a: { const: 1 } }, required: ["a"] }, then: { required: ["b"] } },
  "a condition with values on one side": {
    if: { required: ["a"] },
    then: { properties: { a: { const: 2 } } },
    else: { required: ["c"] },
  },
  "types beside names": { anyOf: [{ type: "string" }, { type: "object", required: ["c"] }] },
  "names within names": { allOf: [{ anyOf: [{ not: { required: ["a"] } }, { allOf: [{ required: ["b"] }] }] }] },
  "names and what they leave": {
    anyOf: [{ required: ["a"], properties: { a: true } }, { required: ["b"] }],
    unevaluatedProperties: false,
  },
};
const names = ["a", "b", "c"];
const subsets = Array.from({ length: 1 << names.length }, (_, bits) => names.filter((__, i) => bits & (1 << i)));
const values = subsets.flatMap((subset) =>
  [1, 2].map((value) => Object.fromEntries(subset.map((name) => [name, value] as const))),
);
const loop = createArgotOf({ dialects: [draft202012], tier: "loop" });

test.each(Object.entries(rules))("%s", (_, rule) => {
  const schema = { properties: { a: true, b: true, c: { type: "integer" }, d: true }, ...(rule as object) };
  const expected = values.map((value) => loop.compile(schema)(value));
  expect(new Set(expected).size).toBe(2);
  for (const shape of subsets) {
    const backend = {
      optimise: verdictPlan,
      compile: (...[plan, fallback]: Parameters<typeof compile>) => compile(plan, fallback, { shapes: () => [shape] }),
    };
    const validator = createArgotOf({ dialects: [draft202012], tier: "compiled", backend }).compile(schema);
    expect(
      values.map((value) => validator(value)),
      `objects of ${shape.join(", ") || "nothing"}`,
    ).toEqual(expected);
  }
});
