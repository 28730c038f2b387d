import { describe, expect, test } from "vitest";
import { createArgot, type SchemaError } from "../src/index.js";
import { errorOf } from "./thrown.js";

const draft04 = "http://json-schema.org/draft-04/schema#";
const draft07 = "http://json-schema.org/draft-07/schema#";
const draft2020 = "https://json-schema.org/draft/2020-12/schema";

type Row = readonly [what: string, schema: unknown, expected: Partial<Record<keyof SchemaError, unknown>>];
const id = "https://example.com/schema";

const rows: readonly Row[] = [
  [
    "a keyword whose value is wrong",
    { $id: id, properties: { a: { minimum: "1" } } },
    { code: "invalid-schema", uri: id, pointer: "/properties/a/minimum", keyword: "minimum" },
  ],
  [
    "an unknown type",
    { $id: id, type: "strnig" },
    { code: "invalid-schema", uri: id, pointer: "/type", keyword: "type" },
  ],
  [
    "an unknown type in a list",
    { $id: id, type: ["string", "nul"] },
    { code: "invalid-schema", pointer: "/type/1", keyword: "type" },
  ],
  [
    "a value that is not a schema",
    { $id: id, properties: { a: 1 } },
    { code: "invalid-schema", pointer: "/properties/a", keyword: "properties" },
  ],
  [
    "a boolean schema in draft-04",
    { $schema: draft04, properties: { a: true } },
    { code: "invalid-schema", pointer: "/properties/a" },
  ],
  ["a numeric exclusiveMinimum in draft-04", { $schema: draft04, exclusiveMinimum: 1 }, { code: "invalid-schema" }],
  [
    "an empty required in draft-04",
    { $schema: draft04, required: [] },
    { code: "invalid-schema", pointer: "/required", keyword: "required" },
  ],
  [
    "a boolean exclusiveMinimum in draft-07",
    { $schema: draft07, exclusiveMinimum: true },
    { code: "invalid-schema", pointer: "/exclusiveMinimum" },
  ],
  ["an array under items in 2020-12", { items: [{}] }, { code: "invalid-schema", pointer: "/items", keyword: "items" }],
  ["an id with a fragment in 2020-12", { $id: `${id}#part` }, { code: "invalid-schema", pointer: "/$id" }],
  [
    "a reference to nowhere within the document",
    { $id: id, $ref: "#/$defs/a" },
    { code: "unresolvable-reference", uri: id, pointer: "/$ref", keyword: "$ref" },
  ],
  [
    "a reference to an anchor that is not there",
    { $id: id, allOf: [{ $ref: "#a" }] },
    { code: "unresolvable-reference", pointer: "/allOf/0/$ref", keyword: "$ref" },
  ],
  [
    "a reference to a document that is not there",
    { $id: id, $ref: "other" },
    { code: "unresolvable-reference", reason: expect.stringContaining("https://example.com/other") },
  ],
  [
    "a reference to a value that is not a schema",
    { $id: id, $ref: "#/title", title: "x" },
    { code: "unresolvable-reference" },
  ],
  ["a pointer to an inherited property", { $ref: "#/constructor" }, { code: "unresolvable-reference" }],
  [
    "an unknown $schema",
    { $schema: "https://example.com/dialect" },
    { code: "unknown-dialect", keyword: "$schema", reason: expect.stringContaining("https://example.com/dialect") },
  ],
  [
    "an invalid pattern",
    { $id: id, pattern: "(" },
    { code: "invalid-pattern", pointer: "/pattern", keyword: "pattern" },
  ],
  [
    "an invalid pattern among patternProperties",
    { $id: id, patternProperties: { "[": {} } },
    { code: "invalid-pattern", pointer: "/patternProperties/[", keyword: "patternProperties" },
  ],
  [
    "an identifier that is given twice",
    { $defs: { a: { $id: id }, b: { $id: id } } },
    { code: "duplicate-identifier", pointer: "/$defs/b" },
  ],
  [
    "an anchor that is given twice",
    { $id: id, $defs: { a: { $anchor: "x" }, b: { $anchor: "x" } } },
    { code: "duplicate-identifier", uri: id, pointer: "/$defs/b" },
  ],
  ["a reference to itself", { $id: id, $ref: "#" }, { code: "endless-reference", uri: id }],
  [
    "references in a circle",
    { $id: id, $defs: { a: { $ref: "#/$defs/b" }, b: { anyOf: [{ $ref: "#/$defs/a" }] } }, $ref: "#/$defs/a" },
    { code: "endless-reference", reason: expect.stringContaining(`${id}#/$defs/a -> ${id}#/$defs/b`) },
  ],
  ["a schema that is a number", 1, { code: "not-json" }],
  ["a schema that is an array", [], { code: "not-json" }],
  ["undefined in a schema", { $id: id, const: undefined }, { code: "not-json", pointer: "/const" }],
  [
    "a date in a schema",
    { properties: { at: { const: new Date(0) } } },
    { code: "not-json", pointer: "/properties/at/const" },
  ],
  ["NaN in a schema", { minimum: Number.NaN }, { code: "not-json", pointer: "/minimum" }],
];

describe("a schema is refused for", () => {
  test.each(rows)("%s", (_what, schema, expected) => {
    expect(errorOf(() => createArgot().compile(schema))).toMatchObject(expected);
  });

  test("containing itself", () => {
    const schema: Record<string, unknown> = {};
    schema["not"] = schema;
    expect(errorOf(() => createArgot().compile(schema))).toMatchObject({ code: "not-json", pointer: "/not" });
  });

  test("a required vocabulary that is not installed", () => {
    const argot = createArgot().add({
      $schema: draft2020,
      $id: "https://example.com/meta",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://example.com/vocab/units": true,
      },
    });
    const error = errorOf(() => argot.compile({ $schema: "https://example.com/meta" }));
    expect(error).toMatchObject({ code: "unknown-vocabulary", keyword: "$schema" });
    expect(error.reason).toContain("https://example.com/vocab/units");
  });

  test("an invalid document that it refers to, but not for others", () => {
    const argot = createArgot().add({ type: "nothing" }, "https://example.com/wrong");
    expect(argot.compile({ type: "string" })("x")).toBe(true);
    expect(errorOf(() => argot.compile({ $ref: "https://example.com/wrong" }))).toMatchObject({
      code: "invalid-schema",
      uri: "https://example.com/wrong",
      pointer: "/type",
    });
  });

  test("a document of an unknown dialect that it refers to", () => {
    const argot = createArgot().add({ $schema: "https://example.com/dialect" }, "https://example.com/other");
    expect(argot.compile(true)(1)).toBe(true);
    expect(errorOf(() => argot.compile({ $ref: "https://example.com/other" }))).toMatchObject({
      code: "unknown-dialect",
      uri: "https://example.com/other",
    });
  });

  test("an identifier of a different added document", () => {
    const argot = createArgot().add({ $id: id, type: "string" });
    expect(argot.compile({ $id: id, type: "string" })("x")).toBe(true);
    expect(errorOf(() => argot.compile({ $id: id, type: "number" }))).toMatchObject({ code: "duplicate-identifier" });
  });
});

test("the message of a SchemaError has location and reason", () => {
  const error = errorOf(() => createArgot().compile({ $id: id, properties: { "a b": { maximum: [] } } }));
  expect(error.message).toBe(`${id}#/properties/a%20b/maximum: must be number, is array (${draft2020})`);
});

describe("add", () => {
  test("refuses what is not JSON", () => {
    expect(errorOf(() => createArgot().add({ default: Symbol("s") }))).toMatchObject({
      code: "not-json",
      pointer: "/default",
    });
  });
  test("refuses a second document under the same URI, unless it is the same document", () => {
    const argot = createArgot().add({ type: "string" }, id);
    expect(argot.add({ type: "string" }, id)).toBe(argot);
    expect(errorOf(() => argot.add({ type: "number" }, id))).toMatchObject({ code: "duplicate-identifier", uri: id });
  });
  test("refuses a URI with a fragment", () => {
    expect(errorOf(() => createArgot().add({}, `${id}#a`))).toMatchObject({ code: "invalid-uri" });
  });
});

describe("after an error", () => {
  test("the same error is thrown again", () => {
    const argot = createArgot().add({ $schema: draft04, id, enum: [1, 1] });
    const codes = [1, 2].map(() => errorOf(() => argot.compile(id)).code);
    expect(codes).toEqual(["invalid-schema", "invalid-schema"]);
  });
  test("the schema compiles once the missing document is added", () => {
    const argot = createArgot().add({ $schema: "https://example.com/dialect", $id: id, type: "string" });
    expect(errorOf(() => argot.compile(id))).toMatchObject({
      reason: expect.stringContaining("https://example.com/dialect"),
    });
    argot.add({ $schema: draft2020, $id: "https://example.com/dialect" });
    expect(argot.compile(id)("x")).toBe(true);
  });
  test("two documents with one identifier are refused when it is used, if a dialect is known late", () => {
    const meta = "https://example.com/meta";
    const argot = createArgot()
      .add({ $id: id, type: "string" })
      .add({ $schema: meta, $id: id, type: "number" })
      .add({ $schema: draft07, $id: meta });
    expect(errorOf(() => argot.compile(id))).toMatchObject({ code: "duplicate-identifier" });
    expect(errorOf(() => argot.compile({ $ref: id }))).toMatchObject({ code: "duplicate-identifier" });
    expect(argot.compile(true)(1)).toBe(true);
  });
  test("an embedded resource may be at any depth", () => {
    let schema: object = { $schema: draft07, $id: "https://example.com/deep", items: [{ type: "string" }] };
    for (let i = 0; i < 10_000; i++) schema = { not: { not: schema } };
    const validator = createArgot().compile(schema);
    expect(validator([1])).toBe(false);
    expect(validator(["x"])).toBe(true);
  });
});
