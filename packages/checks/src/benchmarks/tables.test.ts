import { expect, test } from "vitest";
import { ratio, table, time } from "./tables.js";

test("columns line up, figures at the right and words at the left", () => {
  const text = table(
    ["row", "warm", "best peer"],
    [
      ["argot", "0.11", "ajv"],
      ["a long name", "–", "typebox"],
      ["x", "12 (3/4)", ""],
    ],
  );
  expect(text).toBe(`| row         |     warm | best peer |
| ----------- | -------: | --------- |
| argot       |     0.11 | ajv       |
| a long name |        – | typebox   |
| x           | 12 (3/4) |           |`);
});

test("cells that a row lacks are empty", () => {
  expect(table(["a", "b"], [["x"]])).toBe("| a   | b   |\n| --- | --- |\n| x   |     |");
});

test.each([
  [0.0534, "0.053"],
  [0.47, "0.47"],
  [1, "1.00"],
  [3.82, "3.8"],
  [22.4, "22"],
  [undefined, "–"],
  [Number.NaN, "–"],
])("the ratio %d is written %s", (value, expected) => {
  expect(ratio(value)).toBe(expected);
});

test.each([
  [5.5, "5.50 ns"],
  [12_345, "12.3 µs"],
  [123_456_789, "123 ms"],
  [2e9, "2.00 s"],
  [undefined, "–"],
])("%d nanoseconds are written %s", (value, expected) => {
  expect(time(value)).toBe(expected);
});
