import type { ValidationIssue } from "argot";
import { describe, expect, test } from "vitest";
import { renderIssues } from "../src/render.js";

const issue = (at: string, message: string, ...causes: ValidationIssue[]): ValidationIssue => ({
  message,
  messageId: "https://example.com/keyword",
  data: {},
  instanceLocation: at,
  keywordLocation: "/k",
  absoluteKeywordLocation: "https://example.com/s#/k",
  causes,
});

const plain = { colour: false, cwd: "/" };

describe("renderIssues", () => {
  test("causes stand below what they cause", () => {
    const issues = [
      issue("", "is bad", issue("/a", "is worse", issue("/a/0", "is worst")), issue("/b", "is odd")),
      issue("/c", "is late"),
    ];
    expect(renderIssues(issues, 20, plain)).toMatchInlineSnapshot(`
      "  (root) is bad
          by https://example.com/s#/k
          /a is worse
            by https://example.com/s#/k
            /a/0 is worst
              by https://example.com/s#/k
          /b is odd
            by https://example.com/s#/k
        /c is late
          by https://example.com/s#/k
      "
    `);
  });

  test("what is more than the limit is counted, causes included", () => {
    const issues = [issue("/a", "1", issue("/a", "2"), issue("/a", "3")), issue("/b", "4")];
    expect(renderIssues(issues, 2, plain)).toMatch(/\/a 1\n.*\n.*\/a 2\n.*\n {2}… and 2 more errors\n$/);
    expect(renderIssues(issues, 3, plain)).toMatch(/… and 1 more error\n$/);
    expect(renderIssues(issues, 4, plain)).not.toContain("more");
    expect(renderIssues(issues, 0, plain)).toBe("  … and 4 more errors\n");
  });

  test("names that would steer the terminal are escaped", () => {
    expect(renderIssues([issue("/a\u001B[2J\n\u009Bb", "has \u0007")], 20, plain)).toContain(
      "/a\\u001b[2J\\u000a\\u009bb has \\u0007\n",
    );
  });

  test("causes of any depth", () => {
    let deep = issue("/deep", "is deep");
    for (let i = 0; i < 20_000; i++) deep = issue("", "fails", deep);
    expect(renderIssues([deep], 3, plain)).toMatch(/… and 19998 more errors\n$/);
  });
});
