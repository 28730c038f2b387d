import { stringifyJson } from "@argot/core/json";
import { describe, expect, test } from "vitest";
import { createArgot } from "../../test/bundle/argot.js";
import { SchemaIndex } from "../schema-index/index.js";
import { inline, type InlineError, type InlinedSchema, type InlineOptions } from "./index.js";

const base = "https://example.com/";
const draft07 = "http://json-schema.org/draft-07/schema#";

/** Writes out the references of the first of some documents. */
function inlined(documents: Readonly<Record<string, unknown>>, options?: InlineOptions): InlinedSchema {
  const all = Object.entries(documents).map(([name, value]) => ({ value, uri: base + name }));
  return inline(new SchemaIndex(all, createArgot()), all[0]?.uri ?? "", options);
}

const string = { type: "string" };
const node = { properties: { next: { $ref: "#/$defs/node" } } };

test.each<[name: string, schema: unknown, expected: unknown]>([
  ["a reference", { items: { $ref: "#/$defs/s" }, $defs: { s: string } }, { items: string }],
  [
    "a chain",
    { items: { $ref: "#/$defs/a" }, $defs: { a: { $ref: "#b" }, b: { $anchor: "b", ...string } } },
    { items: string },
  ],
  ["a boolean", { items: { $ref: "#/$defs/s" }, $defs: { s: false } }, { items: false }],
  [
    "descriptions beside a reference count before those of its target",
    { items: { title: "Name", $ref: "#/$defs/s" }, $defs: { s: { title: "Text", description: "Any.", ...string } } },
    { items: { title: "Name", description: "Any.", ...string } },
  ],
  [
    "descriptions beside a reference to a boolean",
    { items: { title: "None", $ref: "#/$defs/s" }, $defs: { s: false } },
    { items: { title: "None", allOf: [false] } },
  ],
  [
    "other keywords beside a reference",
    { items: { $ref: "#/$defs/s", minLength: 1, allOf: [true] }, $defs: { s: string } },
    { items: { minLength: 1, allOf: [true, string] } },
  ],
  [
    "annotations that are not descriptions are not lost",
    { items: { $ref: "#/$defs/s", "x-unit": "m" }, $defs: { s: { "x-unit": "cm" } } },
    { items: { "x-unit": "m", allOf: [{ "x-unit": "cm" }] } },
  ],
  [
    "siblings in draft-07 are ignored",
    { $schema: draft07, items: { title: "T", minLength: 1, $ref: "#/definitions/s" }, definitions: { s: string } },
    { $schema: draft07, items: string },
  ],
  [
    "a root that is a reference",
    { $schema: draft07, $ref: "#/definitions/s", definitions: { s: string } },
    { $schema: draft07, ...string },
  ],
  [
    "identifiers go, except that of the root",
    {
      $id: "https://example.com/root",
      items: { $ref: "inner/a" },
      $defs: { a: { $id: "inner/a", properties: { b: { $ref: "b" } } }, b: { $id: "inner/b", ...string } },
    },
    { $id: "https://example.com/root", items: { properties: { b: string } } },
  ],
  [
    "a pointer into a place that is no definition",
    { properties: { "a/b": string, c: { $ref: "#/properties/a~1b" } } },
    { properties: { "a/b": string, c: string } },
  ],
  [
    "properties of any name",
    JSON.parse(`{"properties":{"__proto__":{"$ref":"#/$defs/__proto__"}},"$defs":{"__proto__":{"type":"null"}}}`),
    JSON.parse(`{"properties":{"__proto__":{"type":"null"}}}`),
  ],
])("%s", (_, schema, expected) => {
  const { schema: found, remaining } = inlined({ a: schema });
  expect(stringifyJson(found)).toBe(stringifyJson(expected));
  expect(remaining).toEqual([]);
});

test.each<[name: string, schema: unknown, expected: unknown, references: readonly string[]]>([
  [
    "a definition that refers to itself",
    { items: { $ref: "#/$defs/node" }, $defs: { node, unused: {} } },
    { items: { $ref: "#/$defs/node" }, $defs: { node } },
    ["#/$defs/node"],
  ],
  ["the root", { properties: { next: { $ref: "#" } } }, { properties: { next: { $ref: "#" } } }, ["#"]],
  [
    "a root that is a recursive definition",
    { $ref: "#/$defs/node", $defs: { node } },
    { properties: { next: { $ref: "#" } } },
    ["#"],
  ],
  [
    "one definition of a cycle",
    { items: { $ref: "#/$defs/a" }, $defs: { a: { items: { $ref: "#/$defs/b" } }, b: { not: { $ref: "#/$defs/a" } } } },
    { items: { $ref: "#/$defs/a" }, $defs: { a: { items: { not: { $ref: "#/$defs/a" } } } } },
    ["#/$defs/a"],
  ],
  [
    "definitions of one name",
    { allOf: [{ $ref: "b#/$defs/n" }, { $ref: "#/$defs/n" }], $defs: { n: { items: { $ref: "#/$defs/n" } } } },
    {
      allOf: [{ $ref: "#/$defs/n" }, { $ref: "#/$defs/n-2" }],
      $defs: { n: { not: { $ref: "#/$defs/n" } }, "n-2": { items: { $ref: "#/$defs/n-2" } } },
    },
    ["#/$defs/n", "#/$defs/n-2"],
  ],
])("stays recursive: %s", (_, schema, expected, references) => {
  const found = inlined({ a: schema, b: { $defs: { n: { not: { $ref: "#/$defs/n" } } } } });
  expect(found.schema).toEqual(expected);
  expect(found.remaining).toEqual(references.map((reference) => ({ reference, reason: "recursive" })));
});

test("a meta-schema of the instance stays a reference", () => {
  expect(inlined({ a: { items: { $ref: "http://json-schema.org/draft-07/schema" } } })).toEqual({
    schema: { items: { $ref: "http://json-schema.org/draft-07/schema" } },
    remaining: [{ reference: "http://json-schema.org/draft-07/schema", reason: "known" }],
  });
});

test("a dynamic reference is what it means at its place", () => {
  const documents = {
    a: { $dynamicAnchor: "node", $ref: "tree", unevaluatedProperties: false },
    tree: { $dynamicAnchor: "node", properties: { next: { $dynamicRef: "#node" } } },
  };
  expect(inlined(documents).schema).toEqual({
    unevaluatedProperties: false,
    allOf: [{ properties: { next: { $ref: "#" } } }],
  });
  expect(inlined({ a: { items: { $ref: "tree" } }, tree: documents.tree }).schema).toEqual({
    items: { $ref: "#/$defs/tree" },
    $defs: { tree: { properties: { next: { $ref: "#/$defs/tree" } } } },
  });
});

describe("the length is bounded", () => {
  /** Each definition refers to the next one twice. */
  const doubling = (count: number): unknown => ({
    $ref: "#/$defs/d0",
    $defs: Object.fromEntries(
      Array.from({ length: count }, (_, i) => {
        const next = i + 1 < count ? { $ref: `#/$defs/d${i + 1}` } : { const: "end" };
        return [`d${i}`, { properties: { a: next, b: next } }];
      }),
    ),
  });

  test.each([4, 20, 2000])("%i definitions that would double each time", (count) => {
    const maxCharacters = 10_000;
    const { schema, remaining } = inlined({ a: doubling(count) }, { maxCharacters });
    const length = stringifyJson(schema).length;
    expect(length).toBeLessThan(Math.max(maxCharacters * 1.1, stringifyJson(doubling(count)).length));
    expect(remaining.length > 0).toBe(count > 4);
    expect(new Set(remaining.map(({ reason }) => reason))).toEqual(new Set(count > 4 ? ["too-long"] : []));
    expect(createArgot().compile(schema)({ a: { b: { a: { b: 1 } } } })).toBe(count !== 4);
  });
});

test("schemas of any depth", () => {
  let deep: unknown = { $ref: "#/$defs/s" };
  for (let i = 0; i < 10_000; i++) deep = { items: deep };
  let found = inlined({ a: { items: deep, $defs: { s: string } } }).schema as { items: typeof found };
  for (let i = 0; i < 10_001; i++) found = found.items;
  expect(found).toEqual(string);
});

test("numbers stay as they are", () => {
  const schema = { enum: [1e300, 2n ** 60n + 1n, 0.1] };
  expect(inlined({ a: schema }).schema).toEqual(schema);
});

test("no two parts of the result are one object", () => {
  const { schema } = inlined({
    a: { prefixItems: [{ $ref: "#/$defs/s" }, { $ref: "#/$defs/s" }], $defs: { s: string } },
  });
  const [one, other] = (schema as { prefixItems: [unknown, unknown] }).prefixItems;
  expect(one).not.toBe(other);
});

describe("what cannot be written out", () => {
  test.each<[InlineError["code"], Record<string, unknown>, string]>([
    ["unknown-document", {}, ""],
    ["unresolvable-reference", { a: { items: { $ref: "nowhere" } } }, "/items/$ref"],
    ["faulty-document", { a: { $defs: { a: { $anchor: "x" }, b: { $anchor: "x" } } } }, "/$defs/b"],
    ["unsupported-dialect", { a: { items: { $ref: "b" } }, b: { $schema: draft07 } }, ""],
    ["dynamic-scope", { a: { $dynamicAnchor: "meta", $ref: "https://json-schema.org/draft/2020-12/schema" } }, "/$ref"],
  ])("%s", (code, documents, pointer) => {
    expect(() => inlined(documents)).toThrow(expect.objectContaining({ name: "InlineError", code, pointer }) as Error);
  });

  test("what is not JSON", () => {
    expect(() => inlined({ a: { default: undefined } })).toThrow(/not JSON at "\/default"/);
  });

  test("wrong arguments", () => {
    const index = new SchemaIndex([{ uri: base, value: {} }], createArgot());
    expect(() => inline({} as SchemaIndex, base)).toThrow(/SchemaIndex/);
    expect(() => inline(index, 1 as never)).toThrow(/the URI of a document/);
    expect(() => inline(index, base, { maxCharacters: "1" as never })).toThrow(/maxCharacters/);
    expect(() => inline(index, base, { most: 1 } as never)).toThrow(/most/);
    expect(() => inline(index, base, { maxCharacters: Number.NaN })).toThrow(/maxCharacters/);
  });
});
