import { expect, test } from "vitest";
import { keepBidiRule } from "./bidi.js";

test.each<[what: string, labels: readonly string[], keeps: boolean]>([
  ["left to right alone", ["a-", "1"], true],
  ["right to left", ["א"], true],
  ["both", ["a", "א"], true],
  ["a mark at the end, from the left", ["a\u0348", "א"], true],
  ["a mark at the end, from the right", ["א\u05B0"], true],
  ["a hyphen before marks at the end", ["א-\u05B0"], false],
  ["a number at the end, from the left", ["a1", "א"], true],
  ["a hyphen at the end, from the left", ["a-", "א"], false],
  ["a hyphen at the end, from the right", ["א-"], false],
  ["a number first", ["1a", "א"], false],
  ["a number alone", ["1", "א"], false],
  ["right to left within left to right", ["aאa"], false],
  ["an Arabic number within left to right", ["a٠a"], false],
  ["left to right within right to left", ["אaא"], false],
  ["a European number within right to left", ["א1"], true],
  ["an Arabic number within right to left", ["א٠"], true],
  ["both numbers", ["א1٠"], false],
  ["an Arabic number in another label", ["a-", "٠"], false],
])("%s", (_what, labels, keeps) => {
  expect(keepBidiRule(labels)).toBe(keeps);
});
