// What users read: one mistake is one error, and its text says what is wrong, in one short line.
import { describe, expect, test } from "vitest";
import { createArgot, type ValidationIssue } from "../src/index.js";

const lineOf = ({ instanceLocation, message }: ValidationIssue): string => `${instanceLocation || "(root)"} ${message}`;

/** The issues of a value, without their causes. */
const issuesOf = (schema: unknown, value: unknown, options = {}): readonly string[] =>
  createArgot(options).compile(schema).validate(value).errors.map(lineOf);

const messageOf = (schema: unknown, value: unknown): string =>
  createArgot().compile(schema).validate(value).errors[0]?.message ?? "is valid";

describe("numbers", () => {
  const huge = 10n ** 500n + 1n;

  test.each([
    [{ maximum: 5 }, 1e308, "must be at most 5, is 1e308"],
    [{ minimum: 1e308 }, 5, "must be at least 1e308, is 5"],
    [{ exclusiveMaximum: -1e308 }, 5, "must be less than -1e308, is 5"],
    [{ exclusiveMinimum: 1.7e308 }, 5, "must be greater than 1.7e308, is 5"],
    [{ multipleOf: 1e308 }, 5, "must be a multiple of 1e308, is 5"],
    [{ multipleOf: 7 }, 1e308, "must be a multiple of 7, is 1e308"],
    [{ const: 1e308 }, 5, "must be 1e308, is 5"],
    [{ const: [1e308] }, 5, "must be [1e308], is 5"],
    [{ enum: [1e308, 2] }, 5, "must be one of 1e308, 2, is 5"],
    [{ minItems: 1e308 }, [], "must have at least 1e308 items, has 0"],
    [{ maximum: 5 }, huge, "must be at most 5, is 100000000000…000001 (501 digits)"],
    [{ minimum: huge }, 5, "must be at least 100000000000…000001 (501 digits), is 5"],
    [{ const: 5 }, -huge, "must be 5, is -100000000000…000001 (501 digits)"],
    [
      { enum: [5, huge] },
      huge - 2n,
      "must be one of 5, 100000000000…000001 (501 digits), is 999999999999…999999 (500 digits)",
    ],
    [{ multipleOf: 7 }, 10n ** 500n, "must be a multiple of 7, is 1e500"],
    [{ type: "string", maximum: 5 }, 12n * 10n ** 499n, "must be string, is integer"],
    [{ maximum: 5 }, 12n * 10n ** 499n, "must be at most 5, is 1.2e500"],
    [{ maximum: 5 }, 9007199254740993n, "must be at most 5, is 9007199254740993"],
  ])("%#: %o", (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});

describe("suggestions", () => {
  test.each([
    [{ const: "hello" }, "helo", 'must be "hello", is "helo"; did you mean "hello"?'],
    [{ enum: ["hello"] }, "helo", 'must be "hello", is "helo"; did you mean "hello"?'],
    [{ const: "hello" }, "goodbye", 'must be "hello", is "goodbye"'],
    [{ enum: [1, "hello"] }, "helo", 'must be one of 1, "hello", is "helo"; did you mean "hello"?'],
  ])("%j of %j", (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});

test("patterns, encodings and examples are in quotes", () => {
  expect(messageOf({ pattern: "^\\d+$" }, "x")).toBe(String.raw`must match the pattern "^\\d+$", is "x"`);
  expect(issuesOf({ format: "date" }, "x", { formats: "assert" })).toEqual([
    '(root) must be a date such as "2024-02-29", is "x"',
  ]);
});
