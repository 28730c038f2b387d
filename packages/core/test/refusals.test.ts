// What an Argot refuses, and the sentence that says why and what to do.
import { describe, expect, test } from "vitest";
import { createArgot, DefinitionError, defineDialect, defineVocabulary, SchemaError } from "../src/index.js";
import { defineKeyword, string } from "../src/keyword.js";
import { miniArgot } from "./mini.js";

const uri = "https://example.com/a";

describe("an Argot instance is not made of", () => {
  test("a tier that there is not", () => {
    expect(() => miniArgot({ tier: "fast" as never })).toThrow(
      new DefinitionError('The tier "fast" is not known; known are auto, loop, compiled, closures.'),
    );
  });

  test.each<[what: string, dialects: readonly unknown[]]>([
    ["no dialect", []],
    ["an object that is none", [{}]],
    ["what only looks like one", [{ keywords: new Map(), vocabularies: [], core: 1 }]],
    ["one without keywords", [{ ...miniArgot().dialect("https://example.com/dialect/mini"), keywords: [] }]],
    ["one without vocabularies", [{ ...miniArgot().dialect("https://example.com/dialect/mini"), vocabularies: {} }]],
  ])("%s", (_what, dialects) => {
    expect(() => createArgot({ dialects: dialects as never })).toThrow(DefinitionError);
  });
});

describe("a document is not added", () => {
  const refusalOf = (action: () => unknown): unknown => {
    try {
      action();
    } catch (error) {
      return error;
    }
    return undefined;
  };

  test("twice, unless it is the same", () => {
    const argot = miniArgot().add({ even: true }, uri);
    expect(argot.add({ even: true }, uri).compile(uri)(2)).toBe(true);
    expect(refusalOf(() => argot.add({ even: false }, uri).compile(uri))).toMatchObject({ uri });
  });

  test("where a schema in it has the URI of another", () => {
    const argot = miniArgot().add({ even: true }, uri);
    const error = refusalOf(() => argot.add({ named: { b: { $id: uri, long: 2 } } }, "https://example.com/c"));
    expect(error).toBeInstanceOf(SchemaError);
    expect(error).toMatchObject({
      code: "duplicate-identifier",
      uri: "https://example.com/c",
      pointer: "/named/b",
      reason: `${uri} already identifies a different schema`,
    });
  });

  test("beside an equal schema of the same URI it is", () => {
    const argot = miniArgot()
      .add({ $id: uri, even: true }, "https://example.com/b")
      .add({ named: { b: { $id: uri, even: true } } }, "https://example.com/c");
    const validator = argot.compile("https://example.com/c");
    expect([validator({ b: 1 }), validator({ b: 2 })]).toEqual([false, true]);
  });

  test("under a URI with a fragment", () => {
    expect(refusalOf(() => miniArgot().add({}, `${uri}#b`))).toBeInstanceOf(SchemaError);
  });

  test("under what is no URI", () => {
    expect(refusalOf(() => miniArgot().add({}, "1:a"))).toMatchObject({ code: "invalid-uri", uri: "1:a" });
  });

  test("silently if a keyword is wrong, although nothing refers to it", () => {
    const named = defineKeyword({
      id: "https://example.com/keyword/named",
      value: string,
      identify: () => {
        throw new RangeError("out of order");
      },
    });
    const keywords = { named };
    const vocabulary = defineVocabulary({ uri: "https://example.com/vocabulary", keywords });
    const dialect = defineDialect({ uri: "https://example.com/dialect", vocabularies: [vocabulary] });
    const argot = createArgot({ dialects: [dialect] });
    expect(() => argot.add({ named: "a" }, uri)).toThrow(RangeError);
  });
});

test("what a meta-schema refuses is named by its keyword, at any depth", () => {
  const mini = miniArgot().dialect("https://example.com/dialect/mini");
  const withNamed = (schemas: object): object => ({ kinds: ["object"], named: { named: { members: schemas } } });
  const metaSchema = withNamed(withNamed({ kinds: ["object"] }));
  const strict = defineDialect({ uri: "https://example.com/strict", base: mini, metaSchema, vocabularies: [] });
  let refusal: unknown;
  try {
    createArgot({ dialects: [strict] }).compile({ named: { a: { named: { b: 1 } } } });
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(SchemaError);
  const { code, pointer, keyword } = refusal as SchemaError;
  expect([code, pointer, keyword]).toEqual(["invalid-schema", "/named/a/named/b", "named"]);
});

test("a schema that declares another dialect and is no resource has the anchors of the resource that it is in", () => {
  const anchor = defineKeyword({
    id: "https://example.com/keyword/anchor",
    value: string,
    identify: (name) => ({ anchor: name }),
  });
  const mini = miniArgot().dialect("https://example.com/dialect/mini");
  const core = defineVocabulary({ uri: "https://example.com/vocabulary/anchors", keywords: { anchor } });
  const anchored = defineDialect({ uri: "https://example.com/dialect/anchored", base: mini, vocabularies: [core] });
  const argot = createArgot({ dialects: [anchored, mini] }).add(
    { named: { a: { $schema: mini.uri, anchor: "here", even: true } } },
    uri,
  );
  const validator = argot.compile(`${uri}#here`);
  expect([validator(2), validator(1)]).toEqual([true, false]);
});
