// The options of `validate`: all errors, the first one, or a maximum number.
import { type TierOptions, tiers } from "@argot/testing";
import { createArgot as createCore, DefinitionError } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { describe, expect, test } from "vitest";
import type { ValidationIssue, Validator } from "../src/index.js";

const schema = {
  properties: {
    a: { type: "string", minLength: 3 },
    list: { items: { type: "string", maxLength: 2 } },
    either: {
      anyOf: [{ type: "string" }, { type: "object", required: ["x", "y"], properties: { x: { type: "number" } } }],
    },
  },
  required: ["b"],
};

const countOf = (issues: readonly ValidationIssue[]): number =>
  issues.reduce((sum, { causes, alternatives }) => sum + 1 + countOf(alternatives?.flat() ?? causes), 0);

describe.each(Object.entries(tiers))("in the tier %s", (_, options) => {
  const validator: Validator = createCore({ dialects: [draft202012], ...options }).compile(schema);

  test("the first error ends the search", () => {
    const { valid, errors } = validator.validate({ a: 1, list: [1, 2], either: 1 }, { errors: "first" });
    expect(valid).toBe(false);
    expect(countOf(errors)).toBe(1);
  });

  test("a valid value has none", () => {
    expect(validator.validate({ b: 1 }, { errors: "first" })).toEqual({ valid: true, errors: [], value: { b: 1 } });
    expect(validator.validate({ b: 1 }, { maxErrors: 1 })).toEqual({ valid: true, errors: [], value: { b: 1 } });
  });

  test("an alternative that fails does not count if another matches", () => {
    const value = { b: 1, either: { x: 1, y: 1 }, a: "ab" };
    expect(validator.validate(value, { errors: "first" }).errors).toMatchObject([{ instanceLocation: "/a" }]);
  });

  test("all alternatives that match are counted", () => {
    const one = createCore({ dialects: [draft202012], ...options }).compile({
      oneOf: [{}, { not: { type: "object" } }, {}],
    });
    const { errors } = one.validate("x", { errors: "first" });
    expect(errors).toMatchObject([
      { message: "must match exactly one of the alternatives, matches alternatives 1, 2 and 3" },
    ]);
    expect(errors[0]?.causes).toMatchObject([{ data: { positions: [1, 2, 3] } }]);
  });

  test("a maximum number is found, and all without a maximum", () => {
    const list = Array.from({ length: 1000 }, (_each, i) => i);
    expect(countOf(validator.validate({ b: 1, list }, { maxErrors: 10 }).errors)).toBe(10);
    expect(countOf(validator.validate({ b: 1, list }, { errors: "all" }).errors)).toBe(1000);
    expect(countOf(validator.validate({ b: 1, list }, { maxErrors: 5000 }).errors)).toBe(1000);
  });

  test.each([
    [{ maxErrors: 0 }],
    [{ maxErrors: 1.5 }],
    [{ maxErrors: NaN }],
    [{ errors: "some" }],
    [{ allErrors: true }],
  ])("%j is refused", (wrong) => {
    expect(() => validator.validate({ a: 1 }, wrong as object)).toThrow(DefinitionError);
  });
});

test("a million wrong items take no more work than the search for ten", () => {
  const validator = createCore({ dialects: [draft202012] }).compile({ items: { type: "string" } });
  const items = Array.from({ length: 1_000_000 }, (_each, i) => i);
  expect(validator.validate(items, { maxErrors: 10 }).errors).toHaveLength(10);
});

test("the first error of a large value is found without reading it to its end", () => {
  let reads = 0;
  const item = (text: string): object => ({
    get text() {
      reads++;
      return text;
    },
  });
  const items = [item("long"), ...Array.from({ length: 5000 }, () => item("a"))];
  const large = createCore({ dialects: [draft202012], ...tiers["compiled"] }).compile({
    items: { properties: { text: { maxLength: 1 } } },
  });
  expect(large.validate(items, { errors: "first" }).errors).toMatchObject([{ instanceLocation: "/0/text" }]);
  // What it takes to see that work does not repeat is counted as far as there is work.
  expect(reads).toBeLessThan(1000);
});

test("in each tier the first errors are those of the loop", () => {
  const of = (options: TierOptions): Validator =>
    createCore({ dialects: [draft202012], ...options }).compile({ $id: "https://example.com/a", ...schema });
  const loop = of(tiers["loop"]!);
  for (const [tier, options] of Object.entries(tiers))
    for (const value of [
      { b: 1, a: 1 },
      { b: 1, a: "ab" },
      {},
      { b: 1, list: ["aa", "bbb"] },
      { a: 1 },
      { b: 1, either: 1 },
      { b: 1, list: ["aaa", "bbb"] },
    ])
      for (const end of [{ errors: "first" }, { maxErrors: 2 }] as const)
        expect(of(options).validate(value, end), tier).toEqual(loop.validate(value, end));
});
