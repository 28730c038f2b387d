// What messages say of mistakes that people make often, each beside a sentence that helps less.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { german } from "../../../tools/messages/src/de/index.js";
import { createArgot, localise, type ValidationIssue } from "../../src/index.js";

const argot = createArgot({ formats: "assert" });
const errorsOf = (schema: unknown, value: unknown): readonly ValidationIssue[] =>
  argot.compile(schema).validate(value).errors;
const lineOf = ({ instanceLocation, message }: ValidationIssue): string => `${instanceLocation} ${message}`.trim();

const modes = { enum: ["auto", "manual"] };
const levels = { enum: ["debug", "info", "warn", "error"] };
const closed = { properties: { name: {}, size: {} }, additionalProperties: false };
const pair = { prefixItems: [{}, {}], items: false };
const shapes = {
  oneOf: [
    { properties: { kind: { const: "circle" }, radius: { type: "number" } }, required: ["kind", "radius"] },
    { properties: { kind: { const: "square" }, side: { type: "number" } }, required: ["kind", "side"] },
  ],
};

const rows: readonly (readonly [what: string, schema: unknown, value: unknown, poor: string, clear: string])[] = [
  [
    "another case",
    modes,
    "Auto",
    'must be one of "auto", "manual", is "Auto"; did you mean "auto"?',
    'must be one of "auto", "manual", is "Auto"; only the case differs; did you mean "auto"?',
  ],
  [
    "another case of the only value",
    { const: "auto" },
    "AUTO",
    'must be "auto", is "AUTO"; did you mean "auto"?',
    'must be "auto", is "AUTO"; only the case differs',
  ],
  ["a fraction", { type: "integer" }, 1.5, "must be integer, is number", "must be integer, is 1.5"],
  [
    "a fraction among types",
    { type: ["integer", "null"] },
    -0.25,
    "must be one of integer, null, is number",
    "must be one of integer, null, is -0.25",
  ],
  [
    "a day that does not exist",
    { format: "date" },
    "2023-02-29",
    'must be a date such as "2024-02-29", is "2023-02-29"',
    'must be a date that exists, such as "2024-02-29", is "2023-02-29"',
  ],
  [
    "another code",
    { enum: ["CK", "DE"] },
    "UK",
    'must be one of "CK", "DE", is "UK"; did you mean "CK"?',
    'must be one of "CK", "DE", is "UK"',
  ],
  [
    "a typo in the only value",
    { const: "hello" },
    "helo",
    'must be "hello", is "helo"; did you mean "hello"?',
    'must be "hello", is "helo"',
  ],
  [
    "a wrong name",
    { propertyNames: { pattern: "^[a-z]+$" } },
    { A: 1 },
    'must have only property names that are allowed, has "A", and that name is "A"',
    'must have only property names that are allowed, has "A"',
  ],
  [
    "a pattern",
    { pattern: "^\\d+\\.\\d$" },
    "x",
    'must match the pattern "^\\\\d+\\\\.\\\\d$", is "x"',
    'must match the pattern "^\\d+\\.\\d$", is "x"',
  ],
  [
    "too many items that match",
    { contains: { type: "null" }, maxContains: 1 },
    [null, 1, null],
    "must contain exactly 1 matching item, contains 2",
    "must contain exactly 1 matching item, contains 2 (items 0 and 2)",
  ],
  [
    "too few items that match",
    { contains: { minimum: 5 }, minContains: 2 },
    [1, 7],
    "must contain at least 2 matching items, contains 1",
    "must contain at least 2 matching items, contains 1 (item 1)",
  ],
  [
    "too many alternatives that match",
    { oneOf: [{ minimum: 1 }, { maximum: 0 }, { minimum: 2 }] },
    3,
    "must match exactly one of the alternatives, matches 1 and 3",
    "must match exactly one of the alternatives, matches alternatives 1 and 3",
  ],
  ["a third item of a pair", pair, [1, 2, 3], "/2 must not be present", "/2 is too many: at most 2 items are allowed"],
  ["a schema that is false", false, 1, "must not be present", "is not allowed: the schema accepts no value"],
  ["a schema that is false in draft-04", { not: {} }, 1, "must not be present", "is not allowed"],
  [
    "a branch for what fails a condition",
    { if: { minimum: 5 }, then: { multipleOf: 5 }, else: { multipleOf: 2 } },
    3,
    "must be a multiple of 2, is 3",
    'must be a multiple of 2, is 3, because "if" does not hold',
  ],
  [
    "a branch for what fulfils a condition",
    { if: { minimum: 5 }, then: { multipleOf: 5 }, else: { multipleOf: 2 } },
    7,
    "must be a multiple of 5, is 7",
    'must be a multiple of 5, is 7, because "if" holds',
  ],
  [
    "a number in quotes",
    { type: "number" },
    "2",
    "must be number, is string",
    "must be number, is string; did you mean 2?",
  ],
  [
    "a boolean in quotes",
    { type: "boolean" },
    "True",
    "must be boolean, is string",
    "must be boolean, is string; did you mean true?",
  ],
  ["an integer in quotes that is none", { type: "integer" }, "2.5", "did you mean 2.5?", "must be integer, is string"],
  [
    "a listed number in quotes",
    { enum: [1, 2, 3] },
    "2",
    'must be one of 1, 2, 3, is "2"',
    'must be one of 1, 2, 3, is "2"; only the type differs; did you mean 2?',
  ],
  [
    "a version without quotes",
    { const: "3.1" },
    3.1,
    'must be "3.1", is 3.1',
    'must be "3.1", is 3.1; only the type differs',
  ],
  [
    "a longer form of a value",
    levels,
    "warning",
    'must be one of "debug", "info", "warn", "error", is "warning"',
    'must be one of "debug", "info", "warn", "error", is "warning"; did you mean "warn"?',
  ],
  [
    "a shorter form of a value",
    { enum: ["production", "development"] },
    "prod",
    'must be one of "production", "development", is "prod"',
    'must be one of "production", "development", is "prod"; did you mean "production"?',
  ],
  [
    "the beginning of several values",
    { enum: ["product", "production"] },
    "prod",
    "did you mean",
    'must be one of "product", "production", is "prod"',
  ],
  ["an unknown property", closed, { colour: 1 }, "/colour must not be present", "/colour is not a known property"],
  [
    "a mistyped property",
    { ...closed, unevaluatedProperties: false },
    { nme: 1 },
    '/nme must not be present; did you mean "name"?',
    '/nme is not a known property; did you mean "name"?',
  ],
  ["a property that is forbidden by its name", { properties: { a: false } }, { a: 1 }, "", "/a must not be present"],
  [
    "a mistake in one of several alternatives",
    shapes,
    { kind: "circle", radius: "1" },
    "must match exactly one of the alternatives, matches 0",
    "/radius: must be number, is string; did you mean 1? (must match exactly one of the alternatives, matches 0 of them)",
  ],
  [
    "none of several types",
    { anyOf: [{ type: "string" }, { type: "null" }] },
    1,
    "must match at least one of the alternatives, matches none",
    "must be one of null, string, is integer",
  ],
  [
    "none of several kinds",
    shapes,
    { kind: "oval" },
    "must match exactly one of the alternatives, matches 0",
    '/kind: must be one of "circle", "square", is "oval"',
  ],
];

describe("the first error", () => {
  test.each(rows)("%s", (_what, schema, value, poor, clear) => {
    const [error] = errorsOf(schema, value);
    expect(error && lineOf(error)).toBe(clear);
    expect(poor).not.toBe(clear);
  });

  test("of alternatives begins with its main cause, in every language", () => {
    for (const [, schema, value] of rows) {
      const { errors } = argot.compile({ anyOf: [schema, { type: "array", minItems: 9 }] }).validate(value);
      for (const [issue] of [errors, localise(errors, german)]) {
        const [cause] = issue?.causes ?? [];
        const whole = cause && cause.causes.length === 0 ? cause.message : "";
        expect(issue?.message).toContain(whole);
      }
    }
  });
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d", "e", "f"), minLength: 3, maxLength: 9 });

describe("whatever the values", () => {
  test("a value in another case is meant, and the message says what differs", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 5 }), fc.nat(), (words, which) => {
        const meant = words[which % words.length] ?? "";
        const [error] = errorsOf({ enum: words }, meant.toUpperCase());
        expect(error?.data).toMatchObject({ suggestion: meant, differsIn: "case" });
        expect(error?.message).toContain("only the case differs");
      }),
    );
  });

  test("a scalar in quotes is meant without them, and the other way round", () => {
    const scalar = fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(scalar, (value) => {
        const text = String(value);
        expect(errorsOf({ enum: [value, "other"] }, text)[0]?.data["suggestion"]).toBe(value);
        expect(errorsOf({ enum: [text, "other"] }, value)[0]?.data["suggestion"]).toBe(text);
      }),
    );
  });

  test("another code of two letters is never suggested", () => {
    const code = fc.string({ unit: fc.constantFrom("A", "B", "C", "D"), minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 1, maxLength: 9 }), code, (codes, other) => {
        fc.pre(!codes.includes(other));
        expect(errorsOf({ enum: codes }, other)[0]?.data).not.toHaveProperty("suggestion");
      }),
    );
  });

  test("the items that match are those that are named", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (items) => {
        const matching = [...items.keys()].filter((i) => items[i]);
        fc.pre(matching.length > 0);
        const [error] = errorsOf(
          { contains: { const: true }, minContains: 0, maxContains: matching.length - 1 },
          items,
        );
        expect(error?.data["matching"]).toMatchObject({ data: { actual: matching.length, items: matching } });
      }),
    );
  });
});
