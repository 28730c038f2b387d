// The list of `contents` of a validator, where content is asserted and where it is annotated.
import { contentAssertion } from "@argot/content";
import { createArgot as createArgotOf, defineDialect, defineVocabulary } from "@argot/core";
import { decoded, decoding, defineKeyword, schema as schemaShape, JsonType } from "@argot/core/keyword";
import { argotWith, tiers } from "@argot/testing";
import { describe, expect, test } from "vitest";
import {
  type ArgotOptions,
  createArgot,
  DefinitionError,
  encode,
  ValidationError,
  type Validator,
} from "../src/index.js";

const json = { contentMediaType: "application/json" };
const inBase64 = { contentEncoding: "base64", ...json };
const person = {
  type: "object",
  required: ["name"],
  properties: { name: { type: "string" }, letter: { ...inBase64, contentSchema: { $ref: "#/$defs/letter" } } },
};
const letter = { title: "Letter", type: "array", items: { ...json, contentSchema: { type: "integer" } } };
const message = {
  $defs: { person, letter },
  properties: { data: { ...inBase64, contentSchema: { $ref: "#/$defs/person" } } },
};

const data = (value: unknown): string => encode(value, inBase64);
const where = (validator: Validator, value: unknown): unknown[] =>
  validator.contents(value).map(({ instanceLocation, content }) => [instanceLocation, content]);

const argots: Record<string, ArgotOptions> = {
  ...Object.fromEntries(
    (["auto", "loop", "compiled", "closures"] as const).map((tier) => [
      `asserting, ${tier}`,
      { contentKeywords: "assert", tier },
    ]),
  ),
  annotating: {},
  "annotating, compiled": { tier: "compiled" },
};

describe.each(Object.entries(argots))("contents (%s)", (_name, options) => {
  const compile = (schema: unknown): Validator => createArgot(options).compile(schema);

  test("are the strings with content that a schema describes, with their locations", () => {
    const value = { "a/b": data({ n: 1 }), list: ["[1]", 2], c: "x" };
    const validator = compile({
      $id: "https://example.com/s",
      title: "All",
      properties: {
        "a/b": { title: "A", ...inBase64, contentSchema: { type: "object" } },
        list: { items: { ...json } },
        c: { title: "No content" },
      },
    });
    expect(validator.contents(value)).toEqual([
      {
        instanceLocation: "/a~1b",
        keywordLocation: "/properties/a~1b",
        absoluteKeywordLocation: "https://example.com/s#/properties/a~1b",
        encoded: value["a/b"],
        content: { n: 1 },
        annotations: { title: "A", ...inBase64, contentSchema: { type: "object" } },
      },
      {
        instanceLocation: "/list/0",
        keywordLocation: "/properties/list/items",
        absoluteKeywordLocation: "https://example.com/s#/properties/list/items",
        encoded: "[1]",
        content: [1],
        annotations: json,
      },
    ]);
  });

  test("within contents follow the outer ones, with locations in them", () => {
    const ada = { name: "Ada", letter: data(["1", "2"]) };
    expect(where(compile(message), { data: data(ada) })).toEqual([
      ["/data", ada],
      ["/data/letter", ["1", "2"]],
      ["/data/letter/0", 1],
      ["/data/letter/1", 2],
    ]);
  });

  test("are nested up to the limit", () => {
    const chain = { properties: { next: { ...inBase64, contentSchema: { $ref: "#" } } } };
    const chained = (depth: number): unknown => (depth === 0 ? {} : { next: data(chained(depth - 1)) });
    const locations = compile(chain)
      .contents(chained(16))
      .map(({ instanceLocation }) => instanceLocation);
    expect(locations).toEqual(Array.from({ length: 16 }, (_, i) => "/next".repeat(i + 1)));
    expect(() => compile(chain).contents(chained(17))).toThrow(ValidationError);
  });

  test("are validated", () => {
    const validator = compile(message);
    expect(() => validator.contents({ data: data({ name: 1 }) })).toThrow("/data/name must be string, is integer");
    expect(() => validator.contents({ data: data({ name: "Ada", letter: data(["x"]) }) })).toThrow(
      '/data/letter/0 must hold "application/json"',
    );
    expect(() => validator.contents({ data: "no Base64!" })).toThrow('/data must be written in "base64"');
    expect(() => compile({ type: "object", ...message }).contents([])).toThrow("must be object");
  });

  test("are those of the alternatives that match", () => {
    const validator = compile({
      anyOf: [
        { ...json, contentSchema: { type: "object" } },
        { ...json, title: "List", contentSchema: { type: "array" } },
        { contentMediaType: "text/plain", contentSchema: false },
      ],
    });
    expect(validator.contents("[]")).toMatchObject([
      { instanceLocation: "", content: [], annotations: { title: "List" } },
    ]);
  });

  test("are octets if the media type is unknown, and absent if the encoding is unknown", () => {
    const image = { contentEncoding: "base64", contentMediaType: "image/png" };
    expect(compile(image).contents("AAE=")).toMatchObject([{ content: Uint8Array.of(0, 1), annotations: image }]);
    expect(compile({ contentEncoding: "base64" }).contents("AAE=")).toMatchObject([{ content: Uint8Array.of(0, 1) }]);
    expect(compile({ contentEncoding: "rot13", ...json }).contents("x")).toEqual([]);
    expect(compile({ contentMediaType: "image/svg+xml" }).contents("<svg/>")).toEqual([]);
    expect(compile({ contentMediaType: "text/plain" }).contents("x")).toMatchObject([{ content: "x" }]);
  });

  test("are in values, not in property names", () => {
    expect(compile({ propertyNames: { ...json } }).contents({ "1": 2 })).toEqual([]);
    expect(compile(message).contents(1)).toEqual([]);
    expect(compile(true).contents("[]")).toEqual([]);
  });

  test("of an added schema are found by its URI", () => {
    const argot = createArgot(options).add(message, "https://example.com/message");
    expect(where(argot.compile("https://example.com/message#/properties/data"), data({ name: "Ada" }))).toEqual([
      ["", { name: "Ada" }],
    ]);
  });

  test("are validated in the dynamic scope", () => {
    const argot = createArgot(options).add({
      $id: "https://example.com/envelope",
      properties: { data: { ...json, contentSchema: { $dynamicRef: "#body" } } },
      $defs: { body: { $dynamicAnchor: "body" } },
    });
    const validator = argot.compile({
      $id: "https://example.com/numbers",
      $ref: "envelope",
      $defs: { body: { $dynamicAnchor: "body", type: "number" } },
    });
    expect(where(validator, { data: "1" })).toEqual([["/data", 1]]);
    expect(() => validator.contents({ data: '"1"' })).toThrow("/data must be number");
  });
});

test("annotated content stays annotated", () => {
  const validator = createArgot().compile(message);
  expect(() => validator.contents({ data: "no Base64!" })).toThrow(ValidationError);
  expect(validator({ data: "no Base64!" })).toBe(true);
  expect(validator.plan()).not.toContain("decoded");
  // All content is valid to it, also where a schema excludes it.
  const excluding = { not: { ...json, contentSchema: { type: "object" } } };
  expect(() => createArgot().compile(excluding).contents("[]")).toThrow(ValidationError);
  expect(createArgot({ contentKeywords: "assert" }).compile(excluding).contents("[]")).toEqual([]);
});

test("custom media types are parsed", () => {
  const csv = { parse: ({ text }: { text: string }): unknown => text.split(",") };
  const argot = createArgot({ contentKeywords: { mediaTypes: { "text/csv": csv } } });
  expect(argot.compile({ contentMediaType: "text/csv" }).contents("a,b")).toMatchObject([{ content: ["a", "b"] }]);
});

describe("contents of custom keywords", () => {
  const characters = decoding({
    call: (text: string) => ({ value: Array.from(text) }),
    argument: undefined,
    name: "characters",
  });
  const first = decoding({
    call: (list: string[]) => (list.length > 0 ? { value: list[0] } : undefined),
    argument: undefined,
    name: "first",
  });
  const keywordOf = (id: string, decode: Parameters<typeof decoded>[0]["decode"]) =>
    defineKeyword({
      id: `https://example.com/keyword/${id}`,
      value: schemaShape,
      appliesTo: JsonType.string,
      lower: ({ value }) => decoded({ decode, application: value, deepest: 1 }),
    });
  const keywords = {
    characters: keywordOf("characters", [characters]),
    first: keywordOf("first", [characters, first]),
    others: keywordOf("others", [decoding(characters)]),
  };

  test.each(Object.entries(tiers))("what lies furthest on each way is listed (%s)", (_tier, options) => {
    const validator = argotWith(keywords, options).compile({ first: true, characters: true, others: true });
    expect(validator.contents("ab")).toMatchObject([
      { instanceLocation: "", content: "a", annotations: {} },
      { content: ["a", "b"] },
    ]);
  });

  test("a replacement of a keyword counts as that keyword", () => {
    const core = defineVocabulary({ uri: "https://example.com/vocabulary/none", keywords: {} });
    const dialect = defineDialect({ uri: "https://example.com/dialect/none", core, vocabularies: [] });
    expect(() => createArgotOf({ dialects: [dialect], decodingKeywords: [{} as never] })).toThrow(DefinitionError);
    expect(() =>
      createArgotOf({ dialects: [dialect], decodingKeywords: Object.values(contentAssertion()) }),
    ).not.toThrow();
  });
});
