// Differences of v1 from 2020-12 that the official suite does not test.
import { v1Lenient, v1Strict } from "@argot/dialects/v1";
import { describe, expect, test } from "vitest";
import {
  addVocabularies,
  createArgot,
  defineDialect,
  defineVocabulary,
  EvaluationError,
  SchemaError,
} from "../src/index.js";
import { v1WithProposals } from "./v1-with-proposals.js";
import { v1 } from "@argot/dialects";
import { constKeyword } from "@argot/validation";

const $schema = "https://json-schema.org/v1";
const isValid = (schema: object, value: unknown): boolean => createArgot().compile({ $schema, ...schema })(value);

function refusal(schema: object, argot = createArgot()): Pick<SchemaError, "code" | "pointer" | "keyword" | "reason"> {
  try {
    argot.compile({ $schema, ...schema });
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("identifiers", () => {
  test("both names of the dialect are known", () => {
    for (const each of [$schema, "https://json-schema.org/v1/2026", "HTTPS://JSON-Schema.org/%761"]) {
      expect(createArgot().compile({ $schema: each, contains: true })([])).toBe(false);
      expect(() => createArgot().compile({ $schema: each, contians: true })).toThrow(/"contians" is not a keyword/);
      expect(createArgot({ dialect: each.toLowerCase() === each ? each : "v1" }).compile({ type: "null" })(null)).toBe(
        true,
      );
    }
  });

  test.each([
    [{ $schema: "https://json-schema.org/v1#" }, { code: "invalid-schema", pointer: "/$schema" }],
    [{ $schema: "https://json-schema.org/v1#frag" }, { code: "unknown-dialect" }],
    [{ $schema: "v1" }, { code: "unknown-dialect" }],
    [{ $id: "https://example.com/main#" }, { code: "invalid-schema", pointer: "/$id" }],
    [{ $id: "https://example.com/main#foo" }, { code: "invalid-schema", pointer: "/$id" }],
    [{ $id: "https://example.com/a b" }, { code: "invalid-schema", pointer: "/$id" }],
    [
      { $ref: "#/$defs/a b", $defs: { "a b": true } },
      { code: "invalid-schema", pointer: "/$ref" },
    ],
    [{ $anchor: "a:b" }, { code: "invalid-schema", pointer: "/$anchor" }],
  ])("%j is refused", (schema, expected) => expect(refusal(schema)).toMatchObject(expected));

  test("anchors may be in any script", () => {
    const argot = createArgot().add({
      $schema,
      $id: "https://example.com/bücher",
      $defs: { a: { $anchor: "größe", minimum: 1 } },
    });
    for (const reference of ["https://example.com/bücher#größe", "https://example.com/b%C3%BCcher#gr%c3%b6%C3%9Fe"]) {
      expect(argot.compile({ $schema, $ref: reference })(0)).toBe(false);
      expect(argot.compile({ $schema, $ref: reference })(1)).toBe(true);
    }
  });

  test("URIs are normalised before they are compared", () => {
    const argot = createArgot().add({ $schema, $id: "HTTPS://Example.com/%61/../b", const: 1 });
    expect(argot.compile({ $schema, $ref: "https://example.com/b" })(2)).toBe(false);
  });
});

describe("unknown keywords", () => {
  test("are refused at every location", () => {
    expect(refusal({ propreties: {} })).toMatchObject({
      code: "unknown-keyword",
      pointer: "/propreties",
      keyword: "propreties",
      reason: `"propreties" is not a keyword of ${$schema}; did you mean "properties"?`,
    });
    expect(refusal({ $defs: { a: { items: { minimun: 1 } } } })).toMatchObject({
      code: "unknown-keyword",
      pointer: "/$defs/a/items/minimun",
    });
    // The target of a reference is a schema.
    expect(refusal({ examples: [{ minimun: 1 }], $ref: "#/examples/0" })).toMatchObject({
      pointer: "/examples/0/minimun",
    });
  });

  test("include keywords of older dialects and proposals", () => {
    for (const name of ["definitions", "dependencies", "$recursiveRef", "$vocabulary", "propertyDependencies"])
      expect(refusal({ [name]: {} })).toMatchObject({ code: "unknown-keyword", keyword: name });
  });

  test("are data where there is no schema", () => {
    expect(isValid({ const: { foo: 1 } }, { foo: 1 })).toBe(true);
    expect(isValid({ default: { foo: 1 }, examples: [{ foo: 1 }], enum: [{ foo: 1 }] }, { foo: 1 })).toBe(true);
  });

  test("are annotations if they begin with x-", () => {
    expect(isValid({ "x-order": 1, properties: { a: { "x-": [] } } }, {})).toBe(true);
    expect(createArgot().compile({ $schema, "x-order": 1 }).plan()).toContain("nothing annotation 1  ; x-order");
  });

  test("are refused in a dialect from a meta-schema", () => {
    const argot = createArgot().add({
      $schema,
      $id: "https://example.com/meta",
      $ref: $schema,
      $defs: { extension: { $dynamicAnchor: "extension", properties: { odds: { $dynamicRef: "meta" } } } },
    });
    expect(argot.compile({ $schema: "https://example.com/meta", maximum: 1 })(2)).toBe(false);
    expect(() => argot.compile({ $schema: "https://example.com/meta", odds: {} })).toThrow(/"odds" is not a keyword/);
  });

  test("may be allowed", () => {
    const argot = createArgot({ dialects: [v1Lenient] });
    const schema = {
      $schema,
      foo: { bar: 1 },
      format: "email",
      dependencies: { a: ["b"] },
      $dynamicRef: "#n",
      $defs: { n: { $dynamicAnchor: "n" } },
    };
    expect(argot.compile(schema)("nobody")).toBe(true);
    expect(argot.compile(schema)({ a: 1 })).toBe(false);
    // Known keywords are still checked.
    expect(() => argot.compile({ $schema, foo: 1, minimum: "1" })).toThrow(/must be number, is string/);
    expect(() => argot.compile({ $schema, $foo: 1 })).toThrow(SchemaError);
  });
});

describe("extensions", () => {
  // A custom keyword: the extension point of the meta-schema allows it, and a vocabulary defines it.
  const dialect = defineDialect({
    ...addVocabularies(v1, [
      defineVocabulary({ uri: "https://example.com/vocabulary", keywords: { is: constKeyword } }),
    ]),
    uri: "https://example.com/dialect",
    aliases: [],
    check: undefined,
    metaSchema: {
      $schema,
      $id: "https://example.com/dialect",
      $ref: $schema,
      $defs: { extension: { $dynamicAnchor: "extension", properties: { is: { type: "integer" } } } },
    },
  });
  const argot = createArgot({ dialects: [dialect] });
  const compile = (schema: object): ((value: unknown) => boolean) =>
    argot.compile({ $schema: "https://example.com/dialect", ...schema });

  test("are evaluated", () => {
    expect(compile({ is: 1 })(1)).toBe(true);
    expect(compile({ properties: { a: { is: 1 } } })({ a: 2 })).toBe(false);
  });

  test("are checked by the extended meta-schema, at any depth", () => {
    expect(() => compile({ items: { is: "1" } })).toThrow(/must be integer, is string/);
    expect(() => compile({ si: 1 })).toThrow(/"si" is not a keyword of https:\/\/example.com\/dialect/);
  });

  test("can be proposals", () => {
    const proposing = createArgot({ dialects: [v1WithProposals] });
    const schema = { $schema, propertyDependencies: { a: { x: { required: ["b"] } } } };
    expect([proposing.compile(schema)({ a: "x" }), proposing.compile(schema)({ a: "y" })]).toEqual([false, true]);
    expect(() => proposing.compile({ ...schema, odds: {} })).toThrow(/"odds" is not a keyword/);
  });
});

describe("$dynamicRef", () => {
  test("accepts the name with and without a #", () => {
    for (const name of ["n", "#n"])
      expect(isValid({ $dynamicRef: name, $defs: { a: { $dynamicAnchor: "n", const: 1 } } }, 2)).toBe(false);
  });

  test("accepts it only without, in strict v1", () => {
    const argot = createArgot({ dialects: [v1Strict] });
    const schema = (name: string): object => ({ $dynamicRef: name, $defs: { a: { $dynamicAnchor: "n", const: 1 } } });
    expect(argot.compile({ $schema, ...schema("n") })(2)).toBe(false);
    expect(refusal(schema("#n"), argot)).toMatchObject({ code: "invalid-schema", pointer: "/$dynamicRef" });
  });

  test("without a target is an error", () => {
    const validator = createArgot().compile({ $schema, items: { $dynamicRef: "n" } });
    expect(validator([])).toBe(true);
    expect(() => validator([1])).toThrow(EvaluationError);
    expect(() => validator.validate([1])).toThrow(/leads nowhere: no schema on the way to it declares "n"/);
  });

  test("does not make names for $ref", () => {
    expect(refusal({ $ref: "#n", $defs: { a: { $dynamicAnchor: "n" } } })).toMatchObject({
      code: "unresolvable-reference",
    });
  });
});

describe("keywords", () => {
  test("formats are asserted, and unknown ones refused", () => {
    expect(isValid({ format: "email" }, "nobody")).toBe(false);
    expect(isValid({ format: "email" }, 1)).toBe(true);
    expect(refusal({ format: "emial" })).toMatchObject({ code: "invalid-keyword-value", pointer: "/format" });
    for (const formats of ["assert", {}] as const)
      expect(refusal({ format: "emial" }, createArgot({ formats }))).toMatchObject({ pointer: "/format" });
  });

  test("formats are annotations on request, in the meta-schema as well", () => {
    const argot = createArgot({ formats: "annotate" });
    expect(argot.compile({ $schema, $id: "https://example.com/a b", format: "emial" })("nobody")).toBe(true);
  });

  test("regular expressions are those of Unicode mode", () => {
    expect(refusal({ pattern: "^[\\w-.]+$" })).toMatchObject({ code: "invalid-schema", pointer: "/pattern" });
  });

  test("an enum may be empty: no value is valid", () => {
    expect(isValid({ enum: [] }, 1)).toBe(false);
    expect(isValid({ type: "array", items: { enum: [] } }, [])).toBe(true);
  });

  test("contains has the result of minContains and maxContains", () => {
    expect(isValid({ contains: true, minContains: 0 }, [])).toBe(true);
    expect(isValid({ contains: { const: 1 }, maxContains: 1 }, [1, 1])).toBe(false);
    expect(isValid({ contains: { const: 1 } }, { a: 2 })).toBe(true);
    // The items that it matches are evaluated.
    expect(isValid({ contains: { const: 1 }, unevaluatedItems: { const: 2 } }, [1, 2, 1])).toBe(true);
    expect(isValid({ contains: { const: 1 }, unevaluatedItems: { const: 2 } }, [1, 3])).toBe(false);
  });
});
