// How documents are checked against the meta-schemas of their dialects, and where it says that something is wrong.
import { describe, expect, test } from "vitest";
import { type Argot, createArgot, defineDialect, defineVocabulary, type Dialect, SchemaError } from "../src/index.js";
import * as kit from "../src/keyword.js";
import { miniArgot } from "./mini.js";

const mini = miniArgot().dialect("https://example.com/dialect/mini");
const id = (name: string): string => `https://example.com/keyword/${name}`;
const keywords = {
  groups: kit.defineKeyword({ id: id("groups"), value: kit.mapOf(kit.schemaList, "lists of schemas") }),
  to: kit.defineKeyword({ id: id("to"), value: kit.reference, lower: (k) => kit.all([k.value]) }),
  inner: kit.defineKeyword({ id: id("inner"), value: kit.schema, lower: (k) => kit.all([k.value]) }),
};
const grouped = defineVocabulary({ uri: "https://example.com/vocab/groups", keywords });
/** A dialect whose schemas must be as a schema of mini says. */
const checked = (name: string, metaSchema: unknown, parts: object = {}): Dialect =>
  defineDialect({ uri: `https://example.com/${name}`, base: mini, vocabularies: [grouped], metaSchema, ...parts });
const argotOf = (...dialects: Dialect[]): Argot => createArgot({ dialects });

const uri = "https://example.com/s";
function refusalOf(argot: Argot, schema: unknown): Pick<SchemaError, "code" | "message" | "keyword"> | undefined {
  try {
    argot.add(schema, uri).compile(uri);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return { code: error.code, message: error.message, keyword: error.keyword };
  }
  return undefined;
}

describe("errors have the location of the innermost keyword", () => {
  const objects = { kinds: ["object"] };
  const long = { kinds: ["string"], long: 3 };
  test.each<
    [what: string, metaSchema: object, schema: unknown, pointer: string, keyword: string | undefined, said?: string]
  >([
    ["the schema", objects, true, "", undefined, "must be object, is boolean"],
    [
      "a value",
      { named: { matches: long } },
      { matches: "a" },
      "/matches",
      "matches",
      "must be 3 characters long, is 1",
    ],
    [
      "a schema",
      { named: { named: { members: objects } } },
      { named: { a: true } },
      "/named/a",
      "named",
      "must be object, is boolean",
    ],
    [
      "a value within a schema",
      { named: { named: { members: { named: { annotation: objects } } } } },
      { named: { a: { annotation: 1 } } },
      "/named/a/annotation",
      "annotation",
    ],
    [
      "a value within a schema in a list of a map",
      { named: { groups: { members: { each: { named: { annotation: objects } } } } } },
      { groups: { a: [{}, { annotation: 1 }] } },
      "/groups/a/1/annotation",
      "annotation",
    ],
    [
      "a schema within a schema",
      { named: { named: { members: { named: { named: { members: { has: ["annotation"] } } } } } } },
      { named: { a: { named: { b: {} } } } },
      "/named/a/named/b",
      "named",
      'must have "annotation"',
    ],
    [
      "a value within a schema within a schema of a list",
      {
        named: { groups: { members: { each: { named: { named: { members: { named: { annotation: objects } } } } } } } },
      },
      { groups: { a: [{}, { named: { b: { annotation: 1 } } }] } },
      "/groups/a/1/named/b/annotation",
      "annotation",
    ],
    [
      "a keyword without a message",
      { named: { annotation: { filled: true } } },
      { annotation: [] },
      "/annotation",
      "annotation",
      'must satisfy "filled"',
    ],
    [
      "a part of what is no schema",
      { named: { named: { members: { each: objects } } } },
      { named: { a: [1] } },
      "/named/a/0",
      "named",
    ],
    ["a member that is no keyword", { named: { other: objects } }, { other: 1 }, "/other", "other"],
  ])("%s", (_what, metaSchema, schema, pointer, keyword, said = "must be object, is integer") => {
    const refusal = refusalOf(argotOf(checked("d", metaSchema)), schema);
    const message = `${uri}#${pointer}: ${said} (https://example.com/d)`;
    expect(refusal).toEqual({ code: "invalid-schema", message, keyword });
  });

  test("once and for all", () => {
    const argot = argotOf(checked("d", objects)).add(true, uri);
    const thrown = [0, 1].map(() => {
      try {
        argot.compile(uri);
      } catch (error) {
        return error;
      }
      return undefined;
    });
    expect(thrown[0]).toBeInstanceOf(SchemaError);
    expect(thrown[0]).toBe(thrown[1]);
  });
});

describe("in a document of several dialects each part is checked by its own", () => {
  const numbers = checked("numbers", { named: { annotation: { kinds: ["number"] } } });
  const strings = checked("strings", { named: { annotation: { kinds: ["string"] } } });
  const argot = (): Argot => argotOf(numbers, strings);
  const inside = (annotation: unknown): object => ({
    $schema: strings.uri,
    $id: "https://example.com/inner",
    annotation,
  });

  test.each<[what: string, schema: unknown, message: string | undefined]>([
    ["both right", { annotation: 1, both: [{}, { named: { a: inside("a"), b: { annotation: "b" } } }] }, undefined],
    [
      "the outer wrong",
      { annotation: "a", named: { a: inside("a") } },
      `${uri}#/annotation: must be number, is string (${numbers.uri})`,
    ],
    [
      "the inner wrong",
      { annotation: 1, both: [inside(1)] },
      `https://example.com/inner#/annotation: must be string, is integer (${strings.uri})`,
    ],
  ])("%s", (_what, schema, message) => {
    expect(refusalOf(argot(), schema)?.message).toBe(message);
  });

  test("what is no schema of the other dialect is looked at", () => {
    const names = { names: { long: 2 } };
    const outer = checked("outer", { named: { annotation: { both: [{ each: names }, { kinds: ["array"] }] } } });
    const schema = { annotation: [{ ok: null }, { a: [1, null] }], named: { a: inside("a") } };
    expect(refusalOf(argotOf(outer, strings), schema)?.message).toBe(
      `${uri}#/annotation/1: must be 2 characters long, is 1 (${outer.uri})`,
    );
  });
});

describe("the meta-schema as code", () => {
  const metaSchema = { named: { annotation: { kinds: ["number"] } } };
  function counting(verdict: (schema: unknown, fallback: () => never) => boolean): {
    dialect: Dialect;
    calls: () => number;
  } {
    let count = 0;
    const check: Dialect["check"] = (runtime, fallback) => {
      expect(runtime).toHaveProperty("equal");
      return (schema) => {
        count++;
        return verdict(schema, fallback);
      };
    };
    return { dialect: checked("code", metaSchema, { check }), calls: () => count };
  }

  test("decides", () => {
    const { dialect, calls } = counting(() => true);
    expect(refusalOf(argotOf(dialect), { annotation: "a" })).toBeUndefined();
    expect(calls()).toBe(1);
  });

  test("does not have the last word where it refuses", () => {
    const { dialect } = counting(() => false);
    expect(refusalOf(argotOf(dialect), { annotation: 1 })).toBeUndefined();
    expect(refusalOf(argotOf(dialect), { annotation: "a" })?.message).toBe(
      `${uri}#/annotation: must be number, is string (${dialect.uri})`,
    );
  });

  test("hands over what is too much for it", () => {
    const { dialect, calls } = counting((_schema, fallback) => fallback());
    expect(refusalOf(argotOf(dialect), { annotation: 1 })).toBeUndefined();
    expect(refusalOf(argotOf(dialect), { annotation: "a" })?.code).toBe("invalid-schema");
    expect(calls()).toBe(2);
  });

  test("does not hide what goes wrong in it", () => {
    const { dialect } = counting(() => {
      throw new RangeError("out of order");
    });
    expect(() => refusalOf(argotOf(dialect), {})).toThrow(RangeError);
  });

  test("is not called if a document replaces the meta-schema, which may describe itself", () => {
    const { dialect, calls } = counting(() => true);
    const replacing = { $schema: dialect.uri, named: { annotation: { kinds: ["string"] } } };
    const argot = argotOf(dialect).add(replacing, dialect.uri);
    expect(refusalOf(argot, { annotation: 1 })?.message).toBe(
      `${uri}#/annotation: must be string, is integer (${dialect.uri})`,
    );
    expect(calls()).toBe(0);
  });

  test("nor where a schema that is given as a value does, for itself alone", () => {
    const { dialect, calls } = counting(() => true);
    const replacing = { $schema: dialect.uri, named: { annotation: { kinds: ["string"] } } };
    const argot = argotOf(dialect).add({ annotation: 1 }, uri);
    const judged = (schema: object): unknown => {
      try {
        return argot.compile(schema)({});
      } catch (error) {
        return (error as Error).message;
      }
    };
    const schema = { $id: "https://example.com/t", both: [{ ...replacing, $id: dialect.uri }], inner: { to: uri } };
    const said = `https://example.com/t#/annotation: must be string, is integer (${dialect.uri})`;
    expect(judged({ ...schema, annotation: 1 })).toBe(said);
    expect(judged({ ...schema, annotation: "a" })).toBe(true);
    expect(calls()).toBe(1);
    argot.add(replacing, dialect.uri);
    expect(judged({ $id: "https://example.com/t", annotation: 1 })).toBe(said);
    expect(calls()).toBe(1);
  });

  test("is not called if such a document cannot be used", () => {
    const { dialect } = counting(() => true);
    const argot = argotOf(dialect).add({ $schema: "https://example.com/nothing" }, dialect.uri);
    expect(refusalOf(argot, {})?.code).toBe("unknown-dialect");
  });
});

test("the patterns of a meta-schema are for the engine that the Argot was given", () => {
  const sources: string[] = [];
  const regex = (source: string): { test(text: string): boolean } => {
    sources.push(source);
    return { test: (text) => text === "a" };
  };
  const dialect = checked("patterns", { named: { annotation: { matches: "^x" } } });
  const argot = createArgot({ dialects: [dialect], regex });
  expect(refusalOf(argot, { annotation: "xyz" })?.message).toBe(
    `${uri}#/annotation: must match ^x, is "xyz" (${dialect.uri})`,
  );
  expect(sources).toEqual(["^x"]);
});

test("the meta-schema of a dialect that is given is trusted", () => {
  const dialect = checked("trusted", { annotation: "no number", named: { annotation: { kinds: ["number"] } } });
  expect(refusalOf(argotOf(dialect), { annotation: 1 })).toBeUndefined();
  expect(refusalOf(argotOf(dialect), { annotation: "a" })?.code).toBe("invalid-schema");
});

test("a meta-schema may be larger than schemas", () => {
  const dialect = checked("large", { named: { annotation: { kinds: ["number"] } } });
  const argot = createArgot({ dialects: [dialect], limits: { schemaSize: 2 } });
  expect(refusalOf(argot, { annotation: 1 })).toBeUndefined();
});
