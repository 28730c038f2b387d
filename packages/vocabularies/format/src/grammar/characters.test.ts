import { expect, test } from "vitest";
import { alphanumeric, digitsEnd, isDigit, isHexDigit, isLetter, numberAt, setOf, standsAt } from "./characters.js";

test.each<[name: string, is: (code: number) => boolean, expression: RegExp]>([
  ["isDigit", isDigit, /^[0-9]$/],
  ["isLetter", isLetter, /^[A-Za-z]$/],
  ["isHexDigit", isHexDigit, /^[0-9A-Fa-f]$/],
])("%s: of all characters those of ASCII", (_name, is, expression) => {
  const wrong = Array.from({ length: 0x10000 }, (_, code) => code).filter(
    (code) => is(code) !== expression.test(String.fromCharCode(code)),
  );
  expect(wrong).toEqual([]);
  expect(is(Number.NaN)).toBe(false);
});

test("a set has its characters and no others", () => {
  const set = setOf(alphanumeric);
  const has = Array.from(set, (each, code) => (each === 1 ? String.fromCharCode(code) : "")).join("");
  expect(has).toBe("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
  expect(set).toHaveLength(128);
});

test("digits are read up to what is none, and up to the end", () => {
  expect([digitsEnd("a12b", 1), digitsEnd("a12", 1), digitsEnd("a12b", 0), digitsEnd("", 0)]).toEqual([3, 3, 0, 0]);
});

test("a number has as many digits as it is said to have", () => {
  expect([numberAt("x209", 1, 2), numberAt("x209", 1, 3), numberAt("x209", 0, 2), numberAt("x209", 2, 3)]).toEqual([
    20, 209, -1, -1,
  ]);
});

test("no character stands past the end", () => {
  expect([standsAt("ab", 1, "b"), standsAt("ab", 1, "a"), standsAt("ab", 2, "b")]).toEqual([true, false, false]);
});
