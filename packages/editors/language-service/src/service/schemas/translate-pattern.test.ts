import { expect, test } from "vitest";
import { translatePattern } from "./translate-pattern.js";

test.each([
  [String.raw`(?i)^x`, "/^x/iu"],
  [String.raw`^(?is)x.`, "/^x./isu"],
  [String.raw`\Aab\Z`, "/^ab$/u"],
  [String.raw`\Aab\z`, "/^ab$/u"],
  [String.raw`a++b*+c?+d{2,}+`, "/a+b*c?d{2,}/u"],
  [String.raw`(?>a|ab)c`, "/(?:a|ab)c/u"],
  [String.raw`(?P<year>\d+)-(?P=year)`, String.raw`/(?<year>\d+)-\k<year>/u`],
  [String.raw`(?'year'\d+)`, String.raw`/(?<year>\d+)/u`],
  [String.raw`[[:alpha:]_]+`, "/[a-zA-Z_]+/u"],
  [String.raw`[]a[:digit:]]`, String.raw`/[\]a0-9]/u`],
  [String.raw`a(?#comment)b`, "/ab/u"],
  [String.raw`(?x) a b # comment`, "/ab/u"],
  [String.raw`\Qa.b\E\h`, String.raw`/a\.b[ \t]/u`],
  [String.raw`\x{1F600}`, "/\u{1F600}/u"],
])("%s", (source, expected) => {
  expect(String(translatePattern(source))).toBe(expected);
});

test.each([
  "^[a-z]+$",
  String.raw`\\A`,
  String.raw`[+*]+`,
  String.raw`[\[\]]`,
  "(?<name>a)",
  "a+?",
  "(",
  // These have no translation.
  "(?R)",
  "(?i)(",
  "(?J)a",
])("%s is left alone", (source) => {
  expect(translatePattern(source)).toBeUndefined();
});
