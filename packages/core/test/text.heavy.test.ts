import { expect, test } from "vitest";
import { parseJson } from "../src/json/text.js";

const digits = 1_000_000;
const strings = [`x${"1".repeat(digits)}e`, "1e".repeat(digits / 2)];

test.each([
  ["digits in strings", JSON.stringify(strings), strings],
  ["zeros between digits", `[1${"0".repeat(digits / 10)}1]`, [expect.anything()]],
  ["nines", `[${"9".repeat(digits / 10)}]`, [expect.anything()]],
  ["zeros after a point", `[-1.${"0".repeat(digits)}1e9]`, [-1e9]],
])("parsing takes time that grows with the text: %s", (_, text, value) => {
  const started = performance.now();
  expect(parseJson(text)).toEqual(value);
  expect(performance.now() - started).toBeLessThan(2000);
});
