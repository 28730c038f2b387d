import { growthOf } from "../../checks/test/runner/steps.js";
import { expect, test } from "vitest";
import { parseJson } from "../src/json/text.js";

test.each<[string, (digits: number) => string]>([
  ["digits in strings", (digits) => JSON.stringify([`x${"1".repeat(digits)}e`, "1e".repeat(digits / 2)])],
  ["zeros between digits", (digits) => `[1${"0".repeat(digits)}1]`],
  ["nines", (digits) => `[${"9".repeat(digits)}]`],
  ["zeros after a point", (digits) => `[-1.${"0".repeat(digits)}1e9]`],
  ["large numbers", (digits) => `[${"1e16,".repeat(digits)}0]`],
])("parsing takes steps in proportion to the text: %s", (_, textOf) => {
  expect(growthOf(textOf, parseJson)).toBeLessThan(2.2);
});

test("zeros after a point are no digits of an integer", () => {
  expect(parseJson(`[-1.${"0".repeat(100_000)}1e9]`)).toEqual([-1e9]);
});
