import { expect, test } from "vitest";
import { geometricMean, median, pairedRatio } from "./statistics.js";

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("the median leaves its values in their order", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test("the geometric mean gives a half and a double as one", () => {
  expect(geometricMean([0.5, 2])).toBeCloseTo(1);
  expect(geometricMean([])).toBeNaN();
});

test("a paired ratio is not moved by a machine that was slow in one round", () => {
  expect(pairedRatio([1, 10, 1], [2, 20, 2])).toBe(0.5);
});

test("a paired ratio takes the rounds that both have", () => {
  expect(pairedRatio([1, 1], [2, 2, 50])).toBe(0.5);
  expect(pairedRatio([1, 1, 50], [2, 2])).toBe(0.5);
});
