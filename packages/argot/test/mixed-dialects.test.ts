// Schemas of every dialect refer to schemas of every other and embed them, and each keeps its meaning.
import { describe, expect, test } from "vitest";
import { createArgot, type DialectName, type Tier } from "../src/index.js";

const uris: Readonly<Record<DialectName, string>> = {
  v1: "https://json-schema.org/v1",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "draft-06": "http://json-schema.org/draft-06/schema#",
  "draft-04": "http://json-schema.org/draft-04/schema#",
  "draft-03": "http://json-schema.org/draft-03/schema#",
};
const names = Object.keys(uris) as DialectName[];
const old = new Set<DialectName>(["draft-03", "draft-04"]);

const idOf = (dialect: DialectName): string => (old.has(dialect) ? "id" : "$id");

/** A schema, in a dialect, of an object with a required `n` of at least 1. */
function needsN(dialect: DialectName): object {
  return dialect === "draft-03"
    ? { properties: { n: { minimum: 1, required: true } } }
    : { properties: { n: { minimum: 1 } }, required: ["n"] };
}

/** A schema with different meanings in different dialects: keywords beside `$ref`, and a keyword that only some have. */
const hidesSiblings = (dialect: DialectName): boolean => dialect.startsWith("draft-");

const pairs = names.flatMap((outer) => names.map((inner) => [outer, inner] as const));
const tierNames: readonly Tier[] = ["loop", "compiled", "closures"];

describe.each(tierNames)("%s", (tier) => {
  test.each(pairs)("%s refers to %s", (outer, inner) => {
    const validator = createArgot({ tier })
      .add({ $schema: uris[inner], [idOf(inner)]: "https://example.com/inner", ...needsN(inner) })
      .compile({ $schema: uris[outer], properties: { a: { $ref: "https://example.com/inner", maxProperties: 1 } } });
    expect([validator({ a: { n: 1 } }), validator({ a: { n: 0 } }), validator({ a: {} }), validator({})]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    // `maxProperties` is unknown in draft-03, and hidden up to draft-07.
    expect(validator({ a: { n: 1, m: 1 } })).toBe(hidesSiblings(outer));
  });

  test.each(pairs)("%s embeds %s", (outer, inner) => {
    // Either dialect may recognise the embedded resource. The inner dialect has its identifier.
    const embedded = { $schema: uris[inner], [idOf(inner)]: "https://example.com/inner", ...needsN(inner) };
    const validator = createArgot({ tier }).compile({
      $schema: uris[outer],
      [idOf(outer)]: "https://example.com/outer",
      properties: { a: embedded, b: { $ref: "inner" } },
    });
    for (const name of ["a", "b"]) {
      expect(validator({ [name]: { n: 1 } })).toBe(true);
      expect(validator({ [name]: { n: 0 } })).toBe(false);
      expect(validator({ [name]: {} })).toBe(false);
    }
  });
});

describe("a keyword of one dialect has no meaning in another", () => {
  const compile = (schema: object, other: object): ((value: unknown) => boolean) =>
    createArgot().add(other, "https://example.com/other").compile(schema);

  test("a property is not required by a schema that does not declare it", () => {
    const other = { $schema: uris["2020-12"], required: ["x"] };
    const schema = { $schema: uris["draft-03"], properties: { a: { $ref: "https://example.com/other" } } };
    expect(compile(schema, other)({})).toBe(true);
    expect(compile(schema, other)({ a: {} })).toBe(false);
  });

  test("an unknown keyword is refused in a schema of a strict dialect, and not by a dialect that refers to it", () => {
    const older = { $schema: uris["2020-12"], unknown: 1, minimum: 1 };
    const reference = { $ref: "https://example.com/other" };
    expect(compile({ $schema: uris.v1, ...reference }, older)(0)).toBe(false);
    expect(() => compile({ $schema: uris["2020-12"], ...reference }, { $schema: uris.v1, unknown: 1 })).toThrow(
      /"unknown" is not a keyword of https:\/\/json-schema.org\/v1/,
    );
  });

  test("a format is asserted in schemas of v1, and nowhere else", () => {
    const v1 = { $schema: uris.v1, format: "email" };
    const schema = {
      $schema: uris["draft-07"],
      properties: { a: { $ref: "https://example.com/other" }, b: { format: "email" } },
    };
    expect(compile(schema, v1)({ b: "nobody" })).toBe(true);
    expect(compile(schema, v1)({ a: "nobody" })).toBe(false);
  });

  test("a dynamic anchor is found across dialects", () => {
    const list = { $schema: uris.v1, items: { $dynamicRef: "item" } };
    const anchor = { $dynamicAnchor: "item", type: "string" };
    const schema = { $schema: uris["2020-12"], $ref: "https://example.com/other", $defs: { anchor } };
    expect([compile(schema, list)(["a"]), compile(schema, list)([1])]).toEqual([true, false]);
  });

  test("what a draft-03 schema evaluates is evaluated for a 2020-12 schema", () => {
    const other = {
      $schema: uris["draft-03"],
      extends: { properties: { a: {} } },
      type: ["null", { properties: { b: {} } }],
    };
    const schema = { $schema: uris["2020-12"], $ref: "https://example.com/other", unevaluatedProperties: false };
    expect(compile(schema, other)({ a: 1, b: 1 })).toBe(true);
    expect(compile(schema, other)({ a: 1, b: 1, c: 1 })).toBe(false);
  });
});
