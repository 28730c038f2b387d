import { expect, test } from "vitest";
import { candidatesOf, closest, didYouMean } from "../src/json/closest.js";

test.each<[text: string, candidates: unknown[], best: string | undefined]>([
  ["colour", ["color", "size"], "color"],
  ["Colour", ["colour"], "colour"],
  ["szie", ["size"], "size"],
  ["isze", ["size"], "size"],
  ["sizee", ["size"], "size"],
  ["siz", ["size"], "size"],
  ["xsize", ["size"], "size"],
  ["sixe", ["size"], "size"],
  // One letter in a short name, a third of those in a long one.
  ["sixy", ["size"], undefined],
  ["abcdef", ["abcdxy"], "abcdxy"],
  ["abcdef", ["abcxyz"], undefined],
  ["abcde", ["abcxy"], undefined],
  // Letters that are swapped have to be neighbours, and both of them.
  ["abc", ["cba"], undefined],
  ["xb", ["ax"], undefined],
  ["ba", ["ab"], undefined],
  ["abxy", ["bayx"], undefined],
  // The nearest, and the first of those.
  ["size", ["sizes", "sise"], "sizes"],
  ["size", ["sizes", "szie"], "sizes"],
  ["Size", ["sizes", "size"], "size"],
  ["abcdef", ["abxyef", "abcdex"], "abcdex"],
  ["abcdef", ["abcdex", "abxyef"], "abcdex"],
  // What is the text itself is not meant instead, and what is no text is not meant.
  ["size", ["size"], undefined],
  ["size", [1, null, "sise"], "sise"],
  // Another letter makes another code.
  ["UK", ["CK", "KU"], undefined],
  ["ab", ["abc"], "abc"],
  ["uk", ["CK", "UK"], "UK"],
  // Nothing would be left of these.
  ["a", ["b"], undefined],
  ["", ["a"], undefined],
  ["ab", ["b"], undefined],
  ["x".repeat(64), [`${"x".repeat(63)}y`], `${"x".repeat(63)}y`],
  ["x".repeat(65), ["x".repeat(64)], undefined],
  ["x".repeat(64), [`${"x".repeat(64)}y`], undefined],
  ["size", [...Array.from({ length: 999 }, (_, i) => `no ${i}`), "sise"], "sise"],
  ["size", [...Array.from({ length: 1000 }, (_, i) => `no ${i}`), "sise"], undefined],
])("%s", (text, candidates, best) => {
  expect(closest(text, candidatesOf(candidates))).toBe(best);
});

test("the maximum number of different letters can be given", () => {
  expect(closest("abcdef", candidatesOf(["abcxyz"]), undefined, 3)).toBe("abcxyz");
  expect(closest("abcdef", candidatesOf(["abcxyz"]), undefined, 2)).toBeUndefined();
});

test("candidates that are out do not count", () => {
  const candidates = candidatesOf(["sise", "sizes"]);
  expect(closest("size", candidates, (each) => each === "sise")).toBe("sizes");
  expect(closest("size", candidates, () => true)).toBeUndefined();
});

test("a sentence ends with what was meant", () => {
  expect(didYouMean("sise", ["size"])).toBe('; did you mean "size"?');
  expect(didYouMean("x", ["size"])).toBeUndefined();
});
