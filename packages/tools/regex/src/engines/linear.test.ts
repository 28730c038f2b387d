import { describe, expect, test } from "vitest";
import { LinearRegexError } from "./linear-regex-error.js";
import { linear } from "./linear.js";

const sources = [
  "", "a", "^a$", "^(a+)+$", "^(a|a)*$", "(a*)*b", "^[^@\\s]+@[^@\\s]+$", ".", "^.$", "\\s", "\\S", "[\\S]", "[^\\s]", "\\d", "\\D",
  "\\w+", "\\W", "\\bfoo\\b", "\\Bo", "[\\w-]", "[a\\-z]", "\\/", "[]", "[^]", "\\cA", "\\x41", "\\u0041", "\\u{1F600}",
  "\\ud83d\\ude00", "😀", "\\p{L}", "\\P{Lu}", "\\p{Script=Greek}", "(?<name>a)b", "(?:a|b){2,3}c", "a*?b", "a{0}", "x{2,}",
  "[\\u{10000}-\\u{10FFFF}]", "a$", "^b", "$^", "[\\]\\[^-]", "\\$\\.\\*", "[.]", "\\0", "\\t\\n\\v\\f\\r", "(|a)", "(?:)", "[\\d\\-x]",
]; // prettier-ignore
const texts = [
  "", "a", "aa", "b", "ab", "A", "foo", "a foo b", "food", "\n", "\r", "\u2028", "\u2029", " ", "\u00a0", "\ufeff", "\u180e", "\v",
  "\u0001", "\0", "a\n", "b\na", "é", "α", "😀", "\ud83d", "\ude00", "a@b", "a b@c", "ababc", "x", "xx", "-", "٣", "_", "/", ".", "[", "]", "$.*",
]; // prettier-ignore

describe("linear", () => {
  test.each(sources)("matches %s where ECMA-262 does", (source) => {
    const expression = linear(source);
    const native = new RegExp(source, "u");
    for (const text of texts) expect(expression.test(text), JSON.stringify(text)).toBe(native.test(text));
  });

  test.each([
    ["(?=a)", "is a lookaround"],
    ["(?!a)", "is a lookaround"],
    ["(?<=a)b", "is a lookaround"],
    ["(?<!a)b", "is a lookaround"],
    ["(a)\\1", "is a back reference"],
    ["a{1001}", "more than 1000"],
    ["\\p{Alphabetic}", "RE2 lacks"],
    ["\\ud83d", "surrogate"],
    ["\\-", "Invalid"],
    ["(", "Unterminated"],
    ["[\\d-x]", "Invalid"],
  ])("refuses %s", (source, reason) => {
    expect(() => linear(source)).toThrow(LinearRegexError);
    expect(() => linear(source)).toThrow(reason);
  });
});
