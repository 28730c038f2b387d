// The option `pin`: one dialect for all schemas of an Argot instance, standard or from a meta-schema.
import { describe, expect, test } from "vitest";
import { type Argot, createArgot, type SchemaError } from "../src/index.js";

const draft07 = "http://json-schema.org/draft-07/schema#";
const draft2020 = "https://json-schema.org/draft/2020-12/schema";
const v1 = "https://json-schema.org/v1";

type Row = readonly [what: string, dialect: string, schema: unknown];

const accepted: readonly Row[] = [
  ["no $schema", draft2020, { type: "string" }],
  ["a boolean", draft2020, true],
  ["the same dialect", draft2020, { $schema: draft2020 }],
  ["the same dialect with an empty fragment", draft07, { $schema: draft07 }],
  ["the same dialect without one", draft07, { $schema: draft07.replace("#", "") }],
  ["the same dialect by another of its URIs", v1, { $schema: "https://json-schema.org/v1/2026" }],
  ["the same dialect in an embedded resource", draft2020, { $defs: { a: { $id: "a", $schema: draft2020 } } }],
  ["something that is not a schema", draft2020, { const: { $schema: draft07 }, properties: { $schema: true } }],
  ["a reference to the meta-schema of another dialect", draft2020, { $ref: draft07 }],
];

const refused: readonly (readonly [...Row, at: string])[] = [
  ["another dialect", draft2020, { $schema: draft07 }, "https://example.com/#"],
  ["a pin of an older dialect", "draft-07", { $schema: draft2020 }, "https://example.com/#"],
  ["an unknown dialect", draft2020, { $schema: "https://example.com/meta" }, "https://example.com/#"],
  [
    "another dialect in an embedded resource",
    draft2020,
    { $defs: { a: { $id: "a", $schema: draft07, minimum: 1 } } },
    "https://example.com/#/$defs/a",
  ],
  [
    "another dialect in a subschema without an identifier",
    draft2020,
    { $schema: draft2020, properties: { a: { $schema: draft07 } } },
    "https://example.com/#/properties/a",
  ],
  [
    "another dialect where only a reference makes a schema",
    draft2020,
    { $ref: "#/x-parts/a", "x-parts": { a: { $schema: draft07 } } },
    "https://example.com/#/x-parts/a",
  ],
];

const added = (argot: Argot, schema: unknown): Argot => argot.add(schema, "https://example.com/");

function errorOf(action: () => unknown): SchemaError | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error as SchemaError;
  }
}

describe("pin", () => {
  test.each(accepted)("accepts %s (pinned to %s)", (_, dialect, schema) => {
    expect(() => added(createArgot({ dialect, pin: true }), schema).compile("https://example.com/")).not.toThrow();
  });

  test.each(refused)("refuses %s (pinned to %s)", (_, dialect, schema, at) => {
    const error = errorOf(() => added(createArgot({ dialect, pin: true }), schema).compile("https://example.com/"));
    expect(error).toMatchObject({ name: "SchemaError", code: "other-dialect", keyword: "$schema" });
    expect(error?.message).toContain(`${at}: it declares the dialect`);
  });

  test("names both dialects", () => {
    const error = errorOf(() => createArgot({ dialect: "draft-07", pin: true }).compile({ $schema: draft2020 }));
    expect(error?.reason).toBe(
      `it declares the dialect ${draft2020}, but all schemas are pinned to http://json-schema.org/draft-07/schema`,
    );
  });

  test("applies to documents that are referred to", () => {
    const argot = added(createArgot({ pin: true }), { $schema: draft07 });
    expect(errorOf(() => argot.compile({ $ref: "https://example.com/" }))).toMatchObject({ code: "other-dialect" });
    // Other schemas compile.
    expect(argot.compile({ type: "string" })("a")).toBe(true);
  });

  test("does not apply to installed meta-schemas", () => {
    const argot = createArgot({ pin: true });
    expect(argot.compile(draft07)({ type: "string" })).toBe(true);
    expect(argot.compile(draft07)({ type: 1 })).toBe(false);
  });

  test("is off by default", () => {
    expect(createArgot().compile({ $schema: draft07, const: 1 })(1)).toBe(true);
  });
});

describe("the dialect of a URI", () => {
  const metaSchema = {
    $schema: draft2020,
    $id: "https://example.com/meta",
    $vocabulary: {
      "https://json-schema.org/draft/2020-12/vocab/core": true,
      "https://json-schema.org/draft/2020-12/vocab/validation": true,
    },
    $dynamicAnchor: "meta",
    properties: { title: false },
  };
  const dialect = createArgot().add(metaSchema, "file:///project/meta.json").dialect("file:///project/meta.json");

  test("is found by the identifier of its meta-schema", () => {
    expect(dialect.uri).toBe("https://example.com/meta");
    expect([dialect.keywords.has("minimum"), dialect.keywords.has("properties")]).toEqual([true, false]);
    const argot = createArgot().add(metaSchema, "file:///project/meta.json");
    expect(argot.dialect("https://example.com/meta")).toBe(argot.dialect("file:///project/meta.json"));
  });

  test("can be pinned, though its meta-schema has another dialect", () => {
    const argot = createArgot({ dialects: [dialect], dialect: dialect.uri, pin: true });
    expect(argot.compile({ minimum: 1, properties: { a: false } })({ a: 1 })).toBe(true);
    expect(argot.compile({ $schema: "https://example.com/meta", minimum: 1 })(0)).toBe(false);
    expect(errorOf(() => argot.compile({ title: "a" }))).toMatchObject({ code: "invalid-schema", pointer: "/title" });
    expect(errorOf(() => argot.compile({ $schema: draft2020 }))).toMatchObject({ code: "other-dialect" });
  });

  test("may be standard", () => {
    expect(createArgot().dialect(draft07).uri).toBe("http://json-schema.org/draft-07/schema");
  });

  test("must be known", () => {
    expect(errorOf(() => createArgot().dialect("https://example.com/none"))).toMatchObject({ code: "unknown-dialect" });
    const needy = { ...metaSchema, $vocabulary: { "https://example.com/vocab": true } };
    const argot = createArgot().add(needy, "file:///project/meta.json");
    expect(errorOf(() => argot.dialect("https://example.com/meta"))).toMatchObject({ code: "unknown-vocabulary" });
  });
});
