// What `compile` does immediately, and what is done for the first value: a keyword records when it is lowered.
import { describe, expect, test } from "vitest";
import { createArgot, DefinitionError, defineDialect, defineVocabulary, SchemaError } from "../src/index.js";
import {
  all,
  defineKeyword,
  json,
  schemaMap,
  members,
  string,
  JsonType,
  type Application,
  reference,
} from "../src/keyword.js";

/** Schemas with names, references and members whose keywords note of which of them the rules are made. */
function noting(): { compile: (schema: unknown) => (value: unknown) => boolean; made: unknown[] } {
  const made: unknown[] = [];
  const id = (name: string): string => `https://example.com/noting/${name}`;
  const noted = defineKeyword({
    id: id("noted"),
    value: json,
    lower: (k) => {
      made.push(k.value);
      return undefined;
    },
  });
  const vocabulary = defineVocabulary({
    uri: id("vocabulary"),
    keywords: {
      noted,
      parts: defineKeyword({
        id: id("parts"),
        value: schemaMap,
        appliesTo: JsonType.object,
        lower: (k) => members({ named: k.value }),
      }),
      sameAs: defineKeyword<Application>({ id: id("sameAs"), value: reference, lower: (k) => all([k.value]) }),
      wrong: defineKeyword({
        id: id("wrong"),
        value: string,
        lower: (k) => (k.value === "wrong" ? ("no constraint" as never) : undefined),
      }),
    },
  });
  const argot = createArgot({ dialects: [defineDialect({ uri: id("dialect"), vocabularies: [vocabulary] })] });
  return { compile: (schema) => argot.compile(schema), made };
}

const parts = (names: readonly string[], make: (name: string) => unknown): unknown => ({
  noted: "root",
  parts: Object.fromEntries(names.map((name) => [name, make(name)])),
});
const letters = ["a", "b", "c", "d", "e", "f", "g", "h"];

describe("compile", () => {
  test("makes rules where a keyword is met for the first time, and no others", () => {
    const { compile, made } = noting();
    compile(parts(letters, (name) => ({ noted: name })));
    expect(made).toEqual(["root"]);
  });

  test("rules of other schemas are made when a value first comes to them, and once", () => {
    const { compile, made } = noting();
    const validator = compile(parts(letters, (name) => ({ noted: name })));
    expect(validator({ c: 1, f: 2 })).toBe(true);
    expect(validator({ f: 1, c: 2 })).toBe(true);
    expect(made).toEqual(["root", "c", "f"]);
  });

  test("cycles of references are found without making the rules of schemas that only refer to one another", () => {
    const { compile, made } = noting();
    const referring = letters.map((name) => [name, { noted: name, sameAs: "#/parts/end" }]);
    compile({ parts: { ...Object.fromEntries(referring), end: { noted: "end" } } });
    // The one has the first `noted` that is read, the other the first `sameAs`.
    expect(made).toEqual(["end", "h"]);
  });

  const hidden = (schema: unknown): unknown => ({ parts: { a: { parts: { b: schema } } } });
  test.each<[what: string, schema: unknown, code: string]>([
    ["a value of another shape", hidden({ parts: [] }), "invalid-keyword-value"],
    ["a reference that leads nowhere", hidden({ sameAs: "#/parts/c" }), "unresolvable-reference"],
    ["references without end", hidden({ sameAs: "#/parts/a/parts/b" }), "endless-reference"],
  ])("refuses %s where no value has come to", (_, schema, code) => {
    const { compile } = noting();
    const refused = ((): unknown => {
      try {
        return compile(schema);
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(SchemaError);
    expect(refused).toMatchObject({ code, pointer: expect.stringContaining("/parts/a/parts/b") as string });
  });

  test("a keyword that is wrong wherever it stands is refused at once", () => {
    expect(() => noting().compile(hidden({ wrong: "wrong" }))).toThrow(DefinitionError);
  });

  test("a keyword that is wrong for some of its values is refused when a value comes to one of them", () => {
    const validator = noting().compile({ wrong: "right", parts: { a: { wrong: "wrong" } } });
    expect(validator({ b: 1 })).toBe(true);
    expect(() => validator({ a: 1 })).toThrow(DefinitionError);
    expect(() => validator({ a: 1 })).toThrow(DefinitionError);
  });
});
