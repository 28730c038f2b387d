import { growthOf } from "../../../../checks/test/runner/steps.js";
import type { Json } from "@argot/core/keyword";
import { expect, test } from "vitest";
import { equalValues } from "./equal-values.js";

const deep = (levels: number): Json => {
  let value: Json = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};
const flat = (items: number): Json => Array.from({ length: items }, (_, i) => (i % 2 === 0 ? [i] : { a: i }));

test.each([
  ["a deep value", deep],
  ["a flat value", flat],
])("%s takes steps in proportion to its size", (_, valueOf) => {
  expect(growthOf(valueOf, equalValues)).toBeLessThan(2.2);
});
