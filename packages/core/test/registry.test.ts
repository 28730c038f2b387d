// What URIs, anchors and dialects lead to, and the sentence that says why where they lead nowhere.
import { describe, expect, test } from "vitest";
import {
  type Argot,
  type CoreOptions,
  createArgot,
  defineDialect,
  defineVocabulary,
  SchemaError,
} from "../src/index.js";
import { all, defineKeyword, json, mapOf, boolean, reference, schemaMap, string } from "../src/keyword.js";

const named = (name: string): string => `https://example.com/keyword/${name}`;
const core = defineVocabulary({
  uri: "https://example.com/vocab/core",
  keywords: {
    $id: defineKeyword({ id: named("id"), value: string, identify: (id) => ({ id }) }),
    $anchor: defineKeyword({ id: named("anchor"), value: string, identify: (anchor) => ({ anchor }) }),
    $vocabulary: defineKeyword({
      id: named("vocabulary"),
      value: mapOf(boolean, "booleans"),
      identify: (vocabularies) => ({ vocabularies }),
    }),
    $ref: defineKeyword({ id: named("ref"), value: reference, lower: (k) => all([k.value]) }),
    $defs: defineKeyword({ id: named("defs"), value: schemaMap }),
    const: defineKeyword({
      id: named("const"),
      value: json,
      test: (instance, value) => instance === value,
      message: "must be {value:json}",
    }),
  },
});
const units = defineVocabulary({
  uri: "https://example.com/vocab/units",
  keywords: { unit: defineKeyword({ id: named("unit"), value: string, test: (instance, unit) => instance === unit }) },
});
const speaking = defineDialect({
  uri: "https://example.com/dialect",
  aliases: ["https://example.com/latest"],
  vocabularies: [core],
});
const measuring = defineDialect({ uri: "https://example.com/measuring", base: speaking, vocabularies: [units] });

const argotOf = (options: Partial<CoreOptions> = {}): Argot =>
  createArgot({ dialects: [speaking, measuring], ...options });

const uri = "https://example.com/a";
const at = `${uri}#`;

function errorOf(action: () => unknown): SchemaError {
  try {
    action();
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("a schema is refused that has", () => {
  type Row = [what: string, schema: object, code: string, message: string, keyword?: string];
  test.each<Row>([
    [
      "a reference to a document that is not there",
      { $ref: "b" },
      "unresolvable-reference",
      `${at}/$ref: no schema is known by the URI https://example.com/b; add the document before compiling`,
      "$ref",
    ],
    [
      "a reference to a schema that is not there",
      { $ref: "#/$defs/b" },
      "unresolvable-reference",
      `${at}/$ref: there is no schema at ${at}/$defs/b`,
      "$ref",
    ],
    [
      "a reference to what is no schema",
      { $ref: "#/const", const: 1 },
      "unresolvable-reference",
      `${at}/$ref: there is no schema at ${at}/const, but 1; a schema is an object or a boolean`,
      "$ref",
    ],
    [
      "a reference to a list of schemas",
      { $ref: "#/allOf", allOf: [true] },
      "unresolvable-reference",
      `${at}/$ref: there is no schema at ${at}/allOf, but an array; a schema is an object or a boolean`,
      "$ref",
    ],
    [
      "a reference to an item that is not there",
      { $ref: "#/const/length", const: [{}] },
      "unresolvable-reference",
      `${at}/$ref: there is no schema at ${at}/const/length`,
      "$ref",
    ],
    [
      "a reference into null",
      { $ref: "#/const/a", const: null },
      "unresolvable-reference",
      `${at}/$ref: there is no schema at ${at}/const/a`,
      "$ref",
    ],
    [
      "a reference into a text",
      { $ref: "#/const/length", const: "a" },
      "unresolvable-reference",
      `${at}/$ref: there is no schema at ${at}/const/length`,
      "$ref",
    ],
    [
      "a reference to an item by no index",
      { $ref: "#/const/00", const: [{}] },
      "unresolvable-reference",
      `${at}/$ref: there is no schema at ${at}/const/00`,
      "$ref",
    ],
    [
      "a reference with what is no JSON Pointer",
      { $ref: "#/~2" },
      "unresolvable-reference",
      `${at}/$ref: "/~2" is not a JSON Pointer`,
      "$ref",
    ],
    [
      "a reference to an anchor that is not there",
      { $ref: "#b" },
      "unresolvable-reference",
      `${at}/$ref: there is no anchor "b" in ${uri}`,
      "$ref",
    ],
    [
      "an anchor of another schema of the resource",
      { $defs: { b: { $anchor: "c" }, d: { $anchor: "c" } } },
      "duplicate-identifier",
      `${at}/$defs/d: the anchor "c" already identifies the schema at "/$defs/b" of this resource`,
    ],
    [
      "an identifier of another schema of the document",
      { $defs: { b: { $id: "c" }, d: { $defs: { e: { $id: "c" } } } } },
      "duplicate-identifier",
      `${at}/$defs/d/$defs/e: https://example.com/c already identifies the schema at "/$defs/b" of this document`,
    ],
    [
      "a dialect that is mistyped",
      { $schema: "https://example.com/dialekt" },
      "unknown-dialect",
      `${at}: the dialect https://example.com/dialekt is not known; did you mean https://example.com/dialect?`,
      "$schema",
    ],
    [
      "a dialect of which three letters are other",
      { $schema: "https://example.com/diaXYZt" },
      "unknown-dialect",
      `${at}: the dialect https://example.com/diaXYZt is not known; did you mean https://example.com/dialect?`,
      "$schema",
    ],
    [
      "a dialect of which four letters are other",
      { $schema: "https://example.com/diWXYZt" },
      "unknown-dialect",
      `${at}: the dialect https://example.com/diWXYZt is not known; installed are https://example.com/dialect, https://example.com/latest, https://example.com/measuring`,
      "$schema",
    ],
    [
      "a dialect that is not installed, within another schema",
      { $defs: { b: { $schema: "https://example.com/draft-99/schema#" } } },
      "unknown-dialect",
      `${at}/$defs/b: the dialect https://example.com/draft-99/schema is not known; installed are https://example.com/dialect, https://example.com/latest, https://example.com/measuring`,
      "$schema",
    ],
  ])("%s", (_what, schema, code, message, keyword) => {
    const error = errorOf(() => argotOf().add(schema, uri).compile(uri));
    expect(error).toMatchObject({ code, message, keyword });
  });

  test("another dialect than all are pinned to", () => {
    const argot = argotOf({ pin: true });
    const other = { $schema: measuring.uri };
    for (const [schema, pointer] of [
      [other, ""],
      [{ $defs: { b: other } }, "/$defs/b"],
    ] as const) {
      const message = `#${pointer}: it declares the dialect ${measuring.uri}, but all schemas are pinned to ${speaking.uri}`;
      expect(errorOf(() => argot.compile(schema))).toMatchObject({
        code: "other-dialect",
        message,
        keyword: "$schema",
      });
    }
    for (const own of [speaking.uri, `${speaking.uri}#`, "https://example.com/latest"])
      expect(argot.compile({ $schema: own, const: 1 })(1)).toBe(true);
  });

  test("unknown keywords that are allowed, where others are refused", () => {
    const argot = argotOf({ strict: true });
    expect(errorOf(() => argot.compile({ $id: uri, $defs: { b: { cosnt: 1 } } }))).toMatchObject({
      code: "unknown-keyword",
      message: `${at}/$defs/b/cosnt: "cosnt" is not a keyword of ${speaking.uri}; did you mean "const"?`,
      keyword: "cosnt",
    });
    expect(errorOf(() => argot.compile({ $id: uri, velocity: 1 }))).toMatchObject({
      code: "unknown-keyword",
      message: `${at}/velocity: "velocity" is not a keyword of ${speaking.uri}; unknown keywords are refused`,
    });
    expect(argot.compile({ $schema: speaking.uri, "x-b": 1, const: 1 })(1)).toBe(true);
    // Also where nothing is made of them.
    argot.add({ $defs: { b: { const: 1 }, c: { velocity: 1 } } }, uri);
    expect(errorOf(() => argot.compile(`${uri}#/$defs/b`)).message).toContain(`${at}/$defs/c/velocity: "velocity"`);
  });

  test("unknown keywords that its dialect does not allow, strict or not", () => {
    const allowsUnknown = (name: string): boolean => name.startsWith("b");
    const admitting = defineDialect({
      uri: "https://example.com/admitting",
      base: speaking,
      vocabularies: [],
      allowsUnknown,
    });
    for (const strict of [true, false]) {
      const argot = createArgot({ dialects: [admitting], strict });
      expect(argot.compile({ b: 1 })(1)).toBe(true);
      expect(errorOf(() => argot.compile({ "x-b": 1 })).code).toBe("unknown-keyword");
    }
  });
});

describe("a document is refused", () => {
  test.each<[what: string, document: unknown, uri: string, code: string, message: string]>([
    ["under what is no URI", {}, "1:b", "invalid-uri", '1:b#: a document cannot be added under "1:b": it is not a URI'],
    [
      "under a URI with a fragment",
      {},
      `${uri}#b`,
      "invalid-uri",
      `${uri}#b#: a document cannot be added under "${uri}#b": the URI must not have a fragment`,
    ],
    ["that JSON cannot hold", { b: [undefined] }, uri, "not-json", `${at}/b/0: undefined is not a JSON value`],
    [
      "under the URI of another",
      { b: 1 },
      "https://example.com/c",
      "duplicate-identifier",
      "https://example.com/c#: another document was added under this URI",
    ],
  ])("%s", (_what, document, under, code, message) => {
    const argot = argotOf().add({ $id: "https://example.com/d" }, "https://example.com/c");
    expect(errorOf(() => argot.add(document, under))).toMatchObject({ code, message });
  });

  test("when something refers to it, for an identifier that is not a URI", () => {
    const argot = argotOf().add({ $defs: { b: { $id: "1:b" } } }, uri);
    const message = `${uri}#/$defs/b: "1:b", resolved against ${uri}, is not an absolute URI`;
    expect(errorOf(() => argot.compile(uri))).toMatchObject({ code: "invalid-uri", message });
    expect(argot.compile({ const: 1 })(1)).toBe(true);
  });

  test("an empty fragment is none", () => {
    expect(argotOf().add({ const: 1 }, `${uri}#`).compile(uri)(1)).toBe(true);
  });
});

describe("a document that cannot be used", () => {
  const wrong = { $id: "https://example.com/w", $defs: { b: { $id: "c" }, d: { $anchor: "x" }, e: { $anchor: "x" } } };
  const fault = `https://example.com/w#/$defs/e: the anchor "x" already identifies the schema at "/$defs/d" of this resource`;

  test("reports the error for references to it, by each of its URIs", () => {
    const argot = argotOf().add(wrong, uri);
    for (const each of [uri, "https://example.com/w", "https://example.com/c"])
      expect(errorOf(() => argot.compile({ $ref: each })).message).toBe(fault);
  });

  test("takes nothing from others that have the same identifiers", () => {
    const argot = argotOf().add({ $id: "https://example.com/c" }, "https://example.com/good");
    expect(argot.compile("https://example.com/c")(1)).toBe(true);
    argot.add({ ...wrong, $defs: { ...wrong.$defs, b: { $id: "c" } } }, uri);
    expect(errorOf(() => argot.compile(uri)).message).toBe(fault);
    expect(argot.compile("https://example.com/c")(1)).toBe(true);
  });

  test("may be the one that is missed", () => {
    const error = errorOf(() => argotOf().add(wrong, uri).compile({ $id: "https://example.com/z", $ref: "y" }));
    expect(error.message).toBe(
      `https://example.com/z#/$ref: no schema is known by the URI https://example.com/y; add the document before compiling`,
    );
    const argot = argotOf().add(wrong, uri);
    expect(errorOf(() => argot.compile("https://example.com/y")).message).toBe(
      `no schema is known by the URI https://example.com/y; add the document before compiling (a document that was added cannot be used: ${fault})`,
    );
  });

  test("is of use once what it lacked was added", () => {
    const argot = argotOf().add({ $schema: "https://example.com/meta", const: 1 }, uri);
    expect(errorOf(() => argot.compile(uri)).code).toBe("unknown-dialect");
    argot.add({ $schema: speaking.uri, $id: "https://example.com/meta" });
    const validator = argot.compile(uri);
    expect([validator(1), validator(2)]).toEqual([true, false]);
  });

  test("is located by the URI it was added under", () => {
    expect(argotOf().add(wrong, uri).locate(`${uri}#/$defs`)).toEqual({ document: uri, pointer: "/$defs" });
  });
});

test("a document is known by its identifier and by the URI it was added under", () => {
  const argot = argotOf().add({ $id: "https://example.com/b", const: 1 }, uri);
  for (const each of [uri, "https://example.com/b"]) {
    const validator = argot.compile({ $ref: each });
    expect([validator(1), validator(2)]).toEqual([true, false]);
  }
});

test("a reference through a resource leads into that one, also to a schema that is no object", () => {
  const schema = { $defs: { b: { $id: "c", $defs: { all: true } } }, $ref: "#/$defs/b/$defs/all" };
  const { blocks, resources } = argotOf().add(schema, uri).plan(uri);
  const places = blocks.map(({ resource, pointer }) => [resources[resource]?.uri, pointer]);
  expect(new Set(places.map(([resource, pointer]) => `${resource}#${pointer}`))).toEqual(
    new Set([at, "https://example.com/c#", "https://example.com/c#/$defs/all"]),
  );
});

test("errors in a schema are reported at any depth", () => {
  const depth = 8000;
  let schema: object = { velocity: 1 };
  for (let i = 0; i < depth; i++) schema = { $defs: { a: schema } };
  const { pointer } = errorOf(() => argotOf({ strict: true }).compile(schema));
  expect(pointer).toBe(`${"/$defs/a".repeat(depth)}/velocity`);
});

describe("a URI is located", () => {
  const argot = argotOf().add(
    {
      $id: "b",
      $defs: { "c/d": { $id: "e", $defs: { f: { $id: "g", $anchor: "top", $defs: { h: { $anchor: "i" } } } } } },
    },
    uri,
  );
  const inner = "/$defs/c~1d";
  test.each([
    [uri, ""],
    ["https://example.com/b", ""],
    ["https://example.com/b#/$defs", "/$defs"],
    ["https://example.com/e", inner],
    ["https://example.com/g", `${inner}/$defs/f`],
    ["https://example.com/g#", `${inner}/$defs/f`],
    ["https://example.com/g#top", `${inner}/$defs/f`],
    ["https://example.com/g#i", `${inner}/$defs/f/$defs/h`],
    ["https://example.com/g#/$defs/h/$anchor", `${inner}/$defs/f/$defs/h/$anchor`],
    ["https://example.com/g#/not/there", `${inner}/$defs/f/not/there`],
    ["https://example.com/g#nowhere", `${inner}/$defs/f`],
  ])("%s", (each, pointer) => expect(argot.locate(each)).toEqual({ document: uri, pointer }));

  test("nowhere, where nothing was added", () => {
    expect(argot.locate("https://example.com/z")).toBeUndefined();
  });
});

test("a resource begins by the dialect around it, and has the dialect that it declares", () => {
  const bare = defineVocabulary({
    uri: "https://example.com/vocab/bare",
    keywords: { const: units.keywords.get("unit")! },
  });
  const plainly = defineDialect({ uri: "https://example.com/plainly", vocabularies: [bare] });
  const argot = createArgot({ dialects: [speaking, plainly] });
  argot.add({ $defs: { b: { $schema: plainly.uri, $id: "c", const: "km" } } }, uri);
  const validator = argot.compile("https://example.com/c");
  expect([validator("km"), validator("mi")]).toEqual([true, false]);
  expect(argot.plan("https://example.com/c").blocks[0]?.rules[0]?.vocabulary).toBe(bare.uri);
});

test("a dialect is known by each way to write its URI", () => {
  for (const written of [measuring.uri, `${measuring.uri}#`, "HTTPS://EXAMPLE.com/./%6deasuring"]) {
    const validator = argotOf().compile({ $schema: written, unit: "km" });
    expect([validator("km"), validator("mi")]).toEqual([true, false]);
  }
});

test("a dialect that all objects inherit is declared by none of them", () => {
  // oxlint-disable-next-line eslint/no-extend-native -- this is what it is about.
  Object.defineProperty(Object.prototype, "$schema", { value: measuring.uri, configurable: true });
  try {
    expect(argotOf().compile({ unit: "km" })("mi")).toBe(true);
  } finally {
    delete (Object.prototype as { $schema?: string }).$schema;
  }
});

describe("a dialect", () => {
  const meta = (vocabularies?: Record<string, boolean>): object => ({
    $id: "https://example.com/meta",
    $schema: speaking.uri,
    ...(vocabularies && { $vocabulary: vocabularies }),
  });
  const argotWith = (vocabularies?: Record<string, boolean>): Argot =>
    argotOf({ knownVocabularies: [units] }).add(meta(vocabularies));

  test("is what a meta-schema lists, and the core besides", () => {
    const argot = argotWith({ [units.uri]: true, "https://example.com/vocab/other": false });
    const described = argot.dialect("https://example.com/meta");
    expect(described.vocabularies.map((each) => each.uri)).toEqual([core.uri, units.uri]);
    expect(argot.dialect("https://example.com/meta#")).toBe(described);
    const validator = argot.compile({ $schema: described.uri, unit: "km" });
    expect([validator("km"), validator("mi")]).toEqual([true, false]);
  });

  test("is that of the meta-schema, where it lists nothing", () => {
    expect(argotWith().dialect("https://example.com/meta").vocabularies).toEqual([core]);
  });

  test.each([
    ["https://example.com/vocab/unts", "; did you mean https://example.com/vocab/units?"],
    ["https://example.com/lengths", `; installed are ${units.uri}, ${core.uri}`],
  ])("is refused that needs a vocabulary which is not installed: %s", (vocabulary, instead) => {
    const argot = argotWith({ [vocabulary]: true }).add({ $schema: "https://example.com/meta" }, uri);
    const error = errorOf(() => argot.compile(uri));
    expect(error).toMatchObject({
      code: "unknown-vocabulary",
      keyword: "$schema",
      message: `${at}: the dialect https://example.com/meta requires the vocabulary ${vocabulary}, which is not installed${instead}`,
    });
  });

  test("is needed for an unknown URI", () => {
    expect(errorOf(() => argotOf().dialect("https://example.com/lengths")).message).toBe(
      "the dialect https://example.com/lengths is not known; installed are https://example.com/dialect, https://example.com/latest, https://example.com/measuring",
    );
  });
});
