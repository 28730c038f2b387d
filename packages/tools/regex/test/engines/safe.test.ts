// The engine `safe`: the JavaScript engine where it takes linear time, and another one elsewhere.
import { describe, expect, test } from "vitest";
import { backtrackingProblem, linear, LinearRegexError, safe, safeUpTo } from "../../src/engines/index.js";
import { randomExpressions } from "./random-expressions.js";

describe("the JavaScript engine keeps", () => {
  // From schemas in wide use.
  test.each([
    "",
    "^[a-z]+$",
    "^\\d{4}-\\d{2}-\\d{2}$",
    "^x-",
    "foo",
    "\\d+",
    "a+",
    "^.*foo",
    "^(?:[0-9]{1,3}\\.){3}[0-9]{1,3}$",
    "^#?([a-f0-9]{6}|[a-f0-9]{3})$",
    "^([a-z0-9]+-)*[a-z0-9]+$",
    "^(\\^|~)?(\\d+\\.)?(\\d+\\.)?(\\*|\\d+)$",
    "^@?([a-z0-9-~][a-z0-9-._~]*/)?[a-z0-9-~][a-z0-9-._~]*$",
    "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$",
    "^v?(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?$",
    "^/([^/~]|~[01])*$",
    "^[^/]+/[^/]+$",
    "^.{1,10000}$",
    // Without a linear algorithm in general, and linear here.
    "^(?!\\.)(?!.*\\.\\.).+$",
    "^(?=.*[A-Z])(?=.*\\d).{8,}$",
    "(?<!a)b",
    "^\\p{Alphabetic}[\\p{L}\\p{N}_]*$",
    "\\ud83d",
    // Valid without Unicode mode only.
    "^\\_[a-]$",
    "^[\\w-.]+$",
  ])("%s", (source) => {
    expect(backtrackingProblem(source, isUnicode(source))).toBeUndefined();
    expect(safe(source)).toBeInstanceOf(RegExp);
  });
});

describe("another engine matches", () => {
  test.each([
    // Exponential.
    "^(a+)+$",
    "^(a|a)*$",
    "^(.*)*x$",
    "(x+x+)+y",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "^(a|[ab])*c$",
    "^(a?b?)*$",
    "^(|a|b|[ab])*c$",
    // Polynomial.
    "a*a*b",
    "^a*a*b$",
    "^\\d*[0-9]*$",
    "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",
    // Polynomial, since a match may begin anywhere.
    "a+b",
    "\\s+$",
    ".*foo",
    // Of constant length, and exponential in it.
    "^(a?){30}$",
    "^(a|b|[ab]){30}c",
    "^(?:|){30}x",
  ])("%s", (source) => {
    expect(backtrackingProblem(source, true)?.reason).toBeTypeOf("string");
    const expression = safe(source);
    expect(expression).not.toBeInstanceOf(RegExp);
    expect(expression.test("ab".repeat(20))).toBe(linear(source).test("ab".repeat(20)));
  });
});

describe("refuses, and names the reason,", () => {
  test.each([
    ["(a+)\\1", "\\1 is a back reference"],
    ["^(?=(a+)+$)", "is a lookaround"],
    ["(?<=a+)b", "looks behind"],
    ["^(\\p{Alphabetic}+)+$", "RE2 lacks"],
    ["(", "Unterminated group"],
    ["^(\\_+)+$", "Invalid escape"],
    [`${"(".repeat(20_000)}a${")".repeat(20_000)}`, "stack"],
    ["^(((a?){100}){100}){100}$", "cannot be matched in linear time"],
  ])("%#", (source, reason) => {
    expect(() => safe(source)).toThrow(LinearRegexError);
    expect(() => safe(source)).toThrow(reason);
  });
});

test("safeUpTo bounds the length of texts for expressions that safe refuses", () => {
  const expression = safeUpTo(10)("^(?=(a+)+$)");
  expect(expression.test("a".repeat(10))).toBe(true);
  expect(expression.test("a".repeat(9) + "b")).toBe(false);
  expect(() => expression.test("a".repeat(11))).toThrow(LinearRegexError);
  expect(safeUpTo(10)("^a+$").test("a".repeat(100))).toBe(true);
  expect(safeUpTo(10)("^(a+)+$").test("a".repeat(100))).toBe(true);
  expect(() => safeUpTo(10)("(")).toThrow(LinearRegexError);
});

randomExpressions(200);

function isUnicode(source: string): boolean {
  try {
    return new RegExp(source, "u").unicode;
  } catch {
    return false;
  }
}
