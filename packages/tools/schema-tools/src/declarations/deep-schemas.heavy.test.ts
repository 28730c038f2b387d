import { createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";
import { declarations } from "./declarations.js";

test.each<readonly [string, (within: unknown) => unknown, RegExp]>([
  ["properties", (within) => ({ type: "object", properties: { a: within } }), /^ +a\?: A2;$/m],
  ["items", (within) => ({ type: "array", items: within }), /^export type Items = Items2(?:\[\])+;$/m],
  [
    "alternatives",
    (within) => ({ anyOf: [within, { type: "null" }] }),
    /^export type Value = Schema0 \| Schema1 \| null;$/m,
  ],
  ["constants", (within) => ({ const: [within] }), /unknown/],
])("schemas that are deep within others get types of their own: %s", (_, around, expected) => {
  let schema: unknown = { type: "string" };
  for (let i = 0; i < 5000; i++) schema = around(schema);
  const plan = createArgot({ dialects: [draft202012] }).plan(schema);
  expect(declarations(plan, { name: "value" })).toMatch(expected);
});
