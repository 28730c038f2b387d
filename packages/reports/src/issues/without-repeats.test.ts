import type { ValidationIssue } from "@argot/core";
import { expect, test } from "vitest";
import { withoutRepeats } from "./without-repeats.js";

const issue = (
  keywordLocation: string,
  absoluteKeywordLocation: string,
  instanceLocation: string,
  message = "m",
): ValidationIssue => ({
  message,
  messageId: "id",
  data: {},
  instanceLocation,
  path: [],
  keywordLocation,
  absoluteKeywordLocation,
  causes: [],
});

test("a rule has its issue once at each location, on the first path", () => {
  const first = issue("/a/$ref/type", "#/$defs/a/type", "/x");
  const again = issue("/b/$ref/type", "#/$defs/a/type", "/x");
  const elsewhere = issue("/b/$ref/type", "#/$defs/a/type", "/y");
  const other = issue("/b/$ref/type", "#/$defs/a/type", "/x", "says something else");
  expect(withoutRepeats([first, again, elsewhere, other])).toEqual([first, elsewhere, other]);
});

test("one path to each rule leaves the list as it is", () => {
  const issues = [issue("/items/type", "#/items/type", "/0"), issue("/items/type", "#/items/type", "/1")];
  expect(withoutRepeats(issues)).toBe(issues);
});
