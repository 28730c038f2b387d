import { array, assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { analysedProblem } from "./backtracking.js";
import { isPlain } from "./is-plain.js";

test.each([
  "",
  "abc",
  "^x-",
  "^[^#]*#?$",
  "^[A-Za-z_][-A-Za-z0-9._]*$",
  "^\\d{4}-\\d{2}$",
  "^[a-z]+$",
  "\\.json$",
  "^.*$",
  "^[^@]+@[^@]+$",
  "^\\d+\\.\\d+$",
  "^[a-z]+:[^:]*:\\w*$",
  "^a*b+c$",
])("%s is plain", (source) => {
  expect(isPlain(source)).toBe(true);
});

test.each([
  "a*",
  "[a-z]+-$",
  "^a*a*$",
  "^a*.*$",
  "^a*.b*$",
  "^\\w+a\\w+$",
  "^[^@]+@?[^@]+$",
  "^[^@]+@{0}[^@]+$",
  "^a*\\b*$",
  "[^@]+@[^@]+",
  "^(a+)+$",
  "^(?=a)b",
  "a|b",
  "^\\1",
  "^\\k<a>",
  "^a{1,3}",
  "^a{100}$",
  "^a?a?a?$",
  "^\\p{L}*$",
  "[",
  "^[]*$]*",
  "*",
  "\\",
])("%s is not", (source) => {
  expect(isPlain(source)).toBe(false);
});

test("what is plain is linear by the analysis too", () => {
  const parts = constantFrom(
    "a",
    "b",
    ".",
    "\\d",
    "\\.",
    "[a-c]",
    "[^b]",
    "[\\]^]",
    "{2}",
    "?",
    "*",
    "+",
    "^",
    "$",
    "(",
    ")",
    "|",
    "-",
    "a+b",
    "[^c]*c",
  );
  let plain = 0;
  assert(
    property(array(parts, { maxLength: 10 }), constantFrom("^", ""), (list, begin) => {
      const source = begin + list.join("");
      if (!isPlain(source)) return;
      plain += 1;
      expect([source, analysedProblem(source, true)]).toEqual([source, undefined]);
    }),
    { numRuns: 500 },
  );
  expect(plain).toBeGreaterThan(50);
});

test("what is plain is linear by the analysis too, if it is an expression, whatever its characters", () => {
  assert(
    property(string({ maxLength: 12 }), (text) => {
      if (!isPlain(text) || !isExpression(text)) return;
      expect(analysedProblem(text, false)).toBe(undefined);
    }),
    { numRuns: 500 },
  );
});

function isExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
