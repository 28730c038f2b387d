import { anyOf, oneOf } from "@argot/applicator";
import { defineKeyword, defineVocabulary, json, type Keyword, namedBy } from "@argot/core/keyword";
import { defineDialect } from "@argot/core";
import { emitModule } from "@argot/compiler/module";
import { draft202012 } from "@argot/dialects";
import * as fc from "fast-check";
import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { loadModule } from "./load-module.js";

/** A keyword of alternatives whose schemas are named by their index: the property `kind` has the name. */
const byIndex = (keyword: Keyword): Keyword => ({
  ...keyword,
  lower: (context) =>
    keyword.lower(context).map((constraint) =>
      constraint.op === "some"
        ? {
            ...constraint,
            applications: constraint.applications.map((each, i) =>
              namedBy(each, { property: "kind", values: [`n${i}`] }),
            ),
          }
        : constraint,
    ),
});
const keywords = [byIndex(oneOf), byIndex(anyOf)];

const alternative = fc.record(
  {
    properties: fc.dictionary(fc.constantFrom("a", "b", "c"), fc.constantFrom({ type: "string" }, { minimum: 3 }), {
      maxKeys: 3,
    }),
    required: fc.uniqueArray(fc.constantFrom("a", "b", "c")),
  },
  { requiredKeys: [] },
);
const value = fc.dictionary(fc.constantFrom("a", "b", "c", "kind"), fc.constantFrom("x", 1, 5, "n0", "n1"));

describe.each(["loop", "compiled", "closures"] as const)("alternatives with names (%s)", (tier) => {
  test("have the same verdict as without names", () => {
    const plain = createArgot({ tier });
    const named = plain.withKeywords(keywords);
    fc.assert(
      fc.property(
        fc.constantFrom("oneOf", "anyOf"),
        fc.array(alternative, { minLength: 2, maxLength: 3 }),
        value,
        (keyword, alternatives, instance) => {
          const schema = { [keyword]: alternatives };
          const result = named.compile(schema).validate(instance);
          expect(result.valid).toBe(plain.compile(schema)(instance));
          expect(result.valid).toBe(result.errors.length === 0);
        },
      ),
      { numRuns: 20 },
    );
  });

  test("are explained by the one that the value names", () => {
    const argot = createArgot({ tier }).withKeywords(keywords);
    const validator = argot.compile({
      oneOf: [{ required: ["a", "b", "c"] }, { properties: { x: {}, y: {} }, required: ["x", "y", "z"] }],
    });
    const causesOf = (instance: object): readonly unknown[] =>
      validator
        .validate(instance)
        .errors[0]?.causes.map(({ message, keywordLocation }) => [message, keywordLocation]) ?? [];
    expect(causesOf({ kind: "n0", x: 1, y: 1 })).toEqual([['must have properties "a", "b", "c"', "/oneOf/0/required"]]);
    expect(causesOf({ kind: "n1", a: 1, b: 1 })).toEqual([['must have properties "x", "y", "z"', "/oneOf/1/required"]]);
    expect(causesOf({ kind: "zebra" })).toEqual([['must be one of "n0", "n1", is "zebra"', "/oneOf"]]);
    expect(causesOf({ a: 1 })).toEqual([['must have property "kind", one of "n0", "n1"', "/oneOf"]]);
  });

  test("yield to what the schemas themselves say about the property", () => {
    const argot = createArgot({ tier }).withKeywords(keywords);
    const validator = argot.compile({
      oneOf: ["n1", "n0"].map((kind) => ({ properties: { kind: { const: kind } }, required: ["kind", `for-${kind}`] })),
    });
    const [issue] = validator.validate({ kind: "n0" }).errors;
    expect(issue?.causes).toMatchObject([{ message: 'must have property "for-n0"' }]);
  });
});

test("modules explain by names as well", async () => {
  const plan = createArgot()
    .withKeywords(keywords)
    .plan({ oneOf: [{ required: ["a"] }, { required: ["b"] }] });
  const { check } = await loadModule(emitModule([{ name: "check", plan }], { errors: true }).code);
  expect(check?.validate({ kind: "n1" }).errors).toMatchObject([{ causes: [{ message: 'must have property "b"' }] }]);
});

describe("withKeywords", () => {
  const unit = (limit: number): Keyword =>
    defineKeyword({ id: "https://example.com/keyword/level", value: json, test: (level) => Number(level) <= limit });
  const vocabulary = defineVocabulary({ uri: "https://example.com/vocab/level", keywords: { level: unit(1) } });
  const dialect = defineDialect({ uri: "https://example.com/dialect", base: draft202012, vocabularies: [vocabulary] });
  const argot = createArgot({ dialects: [dialect], dialect: dialect.uri });

  test("shares documents, and changes the meaning of keywords in them", () => {
    const wide = argot.withKeywords([unit(5)]);
    wide.add({ level: true, $defs: { a: { $ref: "#" } } }, "https://example.com/level");
    expect(argot.compile("https://example.com/level#/$defs/a")(3)).toBe(false);
    expect(wide.compile("https://example.com/level#/$defs/a")(3)).toBe(true);
    expect(wide.compile({ items: { level: true } })([3, 6])).toBe(false);
    expect(wide.withKeywords([unit(9)]).compile({ level: true })(7)).toBe(true);
    expect(wide.withKeywords([]).compile({ level: true })(7)).toBe(false);
  });

  test("refuses what is no keyword, and ends with the instance", () => {
    expect(() => argot.withKeywords([{} as Keyword])).toThrow("is not a keyword");
    const short = createArgot();
    const view = short.withKeywords([]);
    view.dispose();
    expect(() => short.compile({})).toThrow("was disposed of");
    expect(() => view.withKeywords([])).toThrow("was disposed of");
  });

  test("keeps the keywords that decode content", () => {
    const schema = { contentMediaType: "application/json", contentSchema: { type: "array" } };
    const view = createArgot().withKeywords(keywords);
    expect(view.compile(schema).contents("[1]")).toMatchObject([{ instanceLocation: "" }]);
  });
});
