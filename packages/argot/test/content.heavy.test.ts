// Asserted content: in every tier, in modules, and in the official suite.
import { contentAssertion, contentOf, encode, octetsOf } from "@argot/content";
import { createArgot as createArgotOf, type Dialect, replacePresentKeywords } from "@argot/core";
import { draft07, draft202012 } from "@argot/dialects";
import { tiers, type TierOptions } from "@argot/testing";
import { readSuite, runSuite } from "@argot/testing/suite";
import { describe, expect, test, vi } from "vitest";
import { type ArgotOptions, createArgot, type ValidationResult, type Validator } from "../src/index.js";
import { compileModule, ModuleError } from "../src/module.js";
import { describeWithSuite } from "./test-data.js";

const json = { contentMediaType: "application/json" };
const inBase64 = { contentEncoding: "base64", ...json };
const person = {
  type: "object",
  required: ["name", "age"],
  properties: { name: { type: "string" }, age: { type: "integer" } },
};
const message = { properties: { data: { ...inBase64, contentSchema: person } } };
/** Content that may hold content of the same kind, and so on. */
const chain = {
  $defs: {
    link: {
      properties: { next: { ...inBase64, contentSchema: { $ref: "#/$defs/link" } }, n: { type: "integer" } },
    },
  },
};
const link = { $ref: "#/$defs/link" };
const itself = { contentMediaType: "text/plain", contentSchema: { $ref: "#" } };

const data = (value: unknown): string => encode(value, inBase64);
function chained(depth: number, leaf: unknown): unknown {
  let value = leaf;
  for (let i = 0; i < depth; i++) value = { next: data(value) };
  return value;
}

const rows: [schema: unknown, value: unknown, valid: boolean][] = [
  [message, { data: data({ name: "Ada", age: 36 }) }, true],
  [message, { data: data({ name: "Ada", age: "36" }) }, false],
  [message, { data: data({ name: "Ada" }) }, false],
  [message, { data: '{"name":"Ada","age":36}' }, false],
  [message, { data: 1 }, true],
  [{ items: { ...inBase64, contentSchema: { type: "array" } } }, [data([]), data([1])], true],
  [{ items: { ...inBase64, contentSchema: { type: "array" } } }, [data([]), data({})], false],
  [{ anyOf: [{ type: "integer" }, { ...json, contentSchema: { minimum: 3 } }] }, "2", false],
  [{ not: { ...json } }, "{", true],
  [{ ...json, contentSchema: { properties: { a: true }, unevaluatedProperties: false } }, '{"a":1}', true],
  [{ ...json, contentSchema: { properties: { a: true }, unevaluatedProperties: false } }, '{"b":1}', false],
  [{ contentSchema: false }, "x", true],
  [{ ...chain, ...link }, chained(0, {}), true],
  [{ ...chain, ...link }, chained(15, { n: 1 }), true],
  [{ ...chain, ...link }, chained(16, { n: 1 }), true],
  [{ ...chain, ...link }, chained(17, { n: 1 }), false],
  [{ ...chain, ...link }, chained(3, { n: "1" }), false],
  [{ ...chain, properties: { a: message, b: link } }, { b: chained(16, {}) }, true],
  [{ ...chain, ...inBase64, contentSchema: { properties: { a: link } } }, data({ a: chained(15, {}) }), true],
  [{ ...chain, ...inBase64, contentSchema: { properties: { a: link } } }, data({ a: chained(16, {}) }), false],
  [itself, "x", false],
  [itself, 1, true],
];

const asserting = (dialect: Dialect): Dialect => replacePresentKeywords(dialect, Object.values(contentAssertion()));

const answer = (schema: unknown, value: unknown, options: TierOptions): ValidationResult => {
  const validator = createArgotOf({ dialects: [asserting(draft202012)], ...options }).compile(schema);
  expect(validator(value)).toBe(validator.validate(value).valid);
  return validator.validate(value);
};

describe.each(Object.entries(tiers))("%s", (_tier, options) => {
  test.each(rows.map((row, i) => [i, ...row] as const))("row %i", (_i, schema, value, valid) => {
    const found = answer(schema, value, options);
    expect(found.valid).toBe(valid);
    expect(found.errors.length > 0).toBe(!valid);
    expect(found).toEqual(answer(schema, value, tiers["loop"]!));
  });
});

test.each(rows.map((row, i) => [i, ...row] as const))(
  "row %i, failures found by compiled code",
  (_i, schema, value) => {
    const validator = createArgotOf({ dialects: [asserting(draft202012)], ...tiers["compiled"] }).compile(schema);
    // After enough work in the loop, compiled code finds the failures.
    for (let i = 0; i < 100; i++) validator.validate(value);
    expect(validator.validate(value)).toEqual(answer(schema, value, tiers["loop"]!));
  },
);

describe("modules", () => {
  const argot = createArgot({ contentKeywords: "assert" });
  const schemas = Object.fromEntries(rows.map(([schema], i) => [`f${i}`, schema]));
  // A module from a data URL cannot import packages.
  const here = "data:text/javascript,export const { octetsOf, contentOf } = globalThis.argotContent;";

  test("import the functions that decode", async () => {
    const { code } = compileModule(argot, schemas, { errors: true });
    expect(code.match(/^import .* as/gm)?.toSorted()).toEqual(["import { contentOf as", "import { octetsOf as"]);
    expect(code.match(/ from .*;$/gm)).toEqual([' from "@argot/content";', ' from "@argot/content";']);
    const argotContent = { octetsOf: vi.fn<typeof octetsOf>(octetsOf), contentOf: vi.fn<typeof contentOf>(contentOf) };
    Object.assign(globalThis, { argotContent });
    const loaded = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code.replaceAll('"@argot/content"', JSON.stringify(here)))}`
    )) as Record<string, Pick<Validator, "validate"> & ((value: unknown) => boolean)>;
    for (const [i, [, value, valid]] of rows.entries()) {
      expect(loaded[`f${i}`]!(value)).toBe(valid);
      expect(loaded[`f${i}`]!.validate(value).valid).toBe(valid);
    }
    // Each text is decoded once for the verdict, and once for the errors.
    argotContent.octetsOf.mockClear();
    argotContent.contentOf.mockClear();
    expect([loaded["f0"]!(rows[0]![1]), loaded["f1"]!(rows[1]![1])]).toEqual([true, false]);
    expect(loaded["f1"]!.validate(rows[1]![1]).errors).toHaveLength(1);
    expect([argotContent.octetsOf.mock.calls.length, argotContent.contentOf.mock.calls.length]).toEqual([4, 4]);
  });

  test("cannot have custom media types", () => {
    const own = createArgot({
      contentKeywords: { mediaTypes: { "text/csv": { parse: ({ text }) => text.split(",") } } },
    });
    expect(() => compileModule(own, { a: { contentMediaType: "text/csv" } })).toThrow(ModuleError);
    expect(() => compileModule(own, { a: { contentMediaType: "text/csv" } })).toThrow(/contentMediaType .* not JSON/);
  });
});

describe("createArgot", () => {
  const isValid = (schema: unknown, value: unknown, options: ArgotOptions): boolean =>
    createArgot(options).compile(schema)(value);

  test("annotates by default", () => {
    expect(isValid(message, { data: "no content" }, {})).toBe(true);
    expect(isValid(message, { data: "no content" }, { contentKeywords: "annotate" })).toBe(true);
    expect(isValid(message, { data: "no content" }, { contentKeywords: "assert" })).toBe(false);
    expect(
      isValid(
        message,
        { data: data({ name: "Ada", age: 36 }).replace(/=*$/, "") },
        { contentKeywords: { lenient: true } },
      ),
    ).toBe(true);
  });
  test("asserts in every dialect that has the keywords", () => {
    for (const dialect of ["2020-12", "2019-09", "draft-07"] as const)
      expect(isValid(json, "{", { dialect, contentKeywords: "assert" })).toBe(false);
    for (const dialect of ["draft-06", "draft-04"] as const)
      expect(isValid(json, "{", { dialect, contentKeywords: "assert" })).toBe(true);
    expect(isValid({ ...json, contentSchema: false }, "{}", { dialect: "draft-07", contentKeywords: "assert" })).toBe(
      true,
    );
  });
  test("asserts where a meta-schema lists the vocabulary", () => {
    const uri = "https://example.com/with-content";
    const argot = createArgot({ contentKeywords: "assert" }).add({
      $id: uri,
      $schema: draft202012.uri,
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://json-schema.org/draft/2020-12/vocab/content": true,
      },
    });
    expect(argot.compile({ $schema: uri, ...json })("{")).toBe(false);
  });
  test("refuses unknown encodings and media types if it is strict", () => {
    const strict = createArgot({ contentKeywords: { refuseUnknown: true } });
    expect(() => strict.compile({ contentEncoding: "rot13" })).toThrow(/must be an encoding that is known/);
    expect(() => strict.compile({ contentMediaType: "image/png" })).toThrow(/must be a media type that is known/);
    expect(createArgot({ contentKeywords: "assert" }).compile({ contentEncoding: "rot13" })("x")).toBe(true);
  });
  test("reports locations in the content", () => {
    const { errors } = createArgot({ contentKeywords: "assert" })
      .compile(message)
      .validate({ data: data({ name: "Ada", age: 36.5 }) });
    expect(errors).toMatchObject([
      {
        instanceLocation: "/data/age",
        keywordLocation: "/properties/data/contentSchema/properties/age/type",
        message: "must be integer, is 36.5",
      },
    ]);
  });
});

describeWithSuite("official suite", (suite) => {
  test.each(Object.keys(tiers))("draft-07's tests of content pass (%s)", (tier) => {
    const argot = createArgotOf({ dialects: [asserting(draft07)], ...tiers[tier]! });
    const files = readSuite(suite, "draft7/optional").filter(({ name }) => name === "content.json");
    const { failures, total } = runSuite(argot, files);
    expect(failures).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(10);
  });
});
