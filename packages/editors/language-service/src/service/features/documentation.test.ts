import { expect, test } from "vitest";
import { asCode, asMarkdown } from "./documentation.js";

test.each([
  ["a", "`a`"],
  ['"a"', '`"a"`'],
  ["`", "`` ` ``"],
  ['"` [x](command:y) `"', '`` "` [x](command:y) `" ``'],
  ["a``b```c", "```` a``b```c ````"],
])("code in Markdown: %s", (text, expected) => expect(asCode(text)).toBe(expected));

test("text in Markdown", () => {
  expect(asMarkdown("![a](b) <img> &lt; ~~x~~ `c`")).toBe("!\\[a\\](b) \\<img\\> \\&lt; \\~\\~x\\~\\~ \\`c\\`");
});
