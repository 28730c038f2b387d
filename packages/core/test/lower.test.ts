// What lowering makes of keywords that read one another, of an author's words, and of what cannot be lowered.
import { describe, expect, test } from "vitest";
import { createArgot, DefinitionError, defineDialect, defineVocabulary, SchemaError } from "../src/index.js";
import {
  all,
  and,
  branch,
  defineKeyword,
  type Edge,
  has,
  is,
  isObject,
  type Json,
  memberClaims,
  members,
  schemaList,
  schemaMap,
  type Shape,
  strings,
  T,
  wordings,
  schema as subschema,
} from "../src/keyword.js";
import { print } from "../src/plan/print.js";
import { miniArgot } from "./mini.js";

const id = (name: string): string => `https://example.com/keyword/${name}`;

const texts = (json: Json): ReadonlyMap<string, string> => new Map(Object.entries(json as Record<string, string>));
/** Words for members, by keyword. */
const words: Shape<ReadonlyMap<string, ReadonlyMap<string, string>>> = {
  expected: "words by keyword",
  problem: (json) => (isObject(json) ? undefined : { path: [], expected: "words by keyword" }),
  places: () => [],
  parse: (json) => new Map(Object.entries(json as Record<string, Json>).map(([name, said]) => [name, texts(said)])),
};
const nowhere: Shape<Edge> = {
  expected: "anything",
  problem: () => undefined,
  places: () => [],
  parse: (_json, context) => context.within("a~").subschema(),
};

const keywords = {
  words: defineKeyword({
    id: id("words"),
    value: words,
    provide: (said) => wordings.of({ id: id("words"), members: said }),
  }),
  string: defineKeyword({ id: id("string"), value: strings, holds: () => is(T.string) }),
  both: defineKeyword({ id: id("both"), value: schemaList, lower: (k) => all(k.value) }),
  has: defineKeyword({
    id: id("has"),
    value: strings,
    applies: T.object,
    holds: (wanted) => and(wanted.map((name) => has(name))),
    message: "must have {missing}",
  }),
  choice: defineKeyword({
    id: id("choice"),
    value: schemaList,
    lower: ({ value: [condition, ...ways] }) => branch({ if: condition as Edge, then: ways[0], else: ways[1] }),
  }),
  named: defineKeyword({
    id: id("named"),
    value: schemaMap,
    provide: (named) => memberClaims.of({ names: [...named.keys()] }),
    lower: (k) => members({ named: k.value }),
  }),
  // Of members that a schema does not name, what that schema says.
  rest: defineKeyword({
    id: id("rest"),
    value: subschema,
    lower: (k) => members({ rest: k.value, except: k.readAt(k.value, memberClaims) }),
  }),
  defs: defineKeyword({ id: id("defs"), value: schemaMap }),
  nowhere: defineKeyword({ id: id("nowhere"), value: nowhere }),
};
const core = defineVocabulary({ uri: "https://example.com/vocabulary/words", keywords });
const dialect = defineDialect({ uri: "https://example.com/dialect/words", vocabularies: [core], core });
const argot = createArgot({ dialects: [dialect] });

const linesOf = (schema: unknown): readonly string[] =>
  print(argot.plan(schema))
    .split("\n")
    .filter((line) => line.startsWith("  "));

describe("an author's words", () => {
  test("nothing is left of a conjunction that has words for each part", () => {
    expect(linesOf({ has: ["a", "b"], words: { has: { a: "no a", b: "no b" } } })).toEqual([
      '  object: test has "a"  ; has',
      '  object: test has "b"  ; has',
    ]);
  });

  test("are said as they are, whatever the schema counts for", () => {
    const needsB = { has: ["b"], words: { has: { b: "no b" } } };
    const validator = argot.compile({ choice: [{ has: ["a"] }, needsB] });
    expect(validator.validate({ a: 1 }).errors).toMatchObject([{ message: "no b", data: { becausePresent: ["a"] } }]);
  });

  test("change nothing about what keywords read of other schemas", () => {
    const inner = { rest: { named: { a: {} }, string: [] } };
    const validator = argot.compile({ named: { x: inner, y: {} }, words: { named: { x: "bad x", y: "bad y" } } });
    expect([{ x: { a: 1 } }, { x: { b: "b" } }, { x: { b: 1 } }].map((value) => validator(value))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    ["has", { has: ["a"] }],
    ["named", { named: { a: {} } }],
    ["both", { both: [{}] }],
    ["defs", { defs: { b: {} } }],
  ])("are refused for a member of which %s does not speak", (name, schema) => {
    const wrong = { ...schema, words: { [name]: { b: "no b" } } };
    expect(() => argot.compile(wrong)).toThrow(`there are words for "b", of which "${name}" does not speak`);
    expect(() => argot.compile(wrong)).toThrow(SchemaError);
  });
});

test("the schema that a keyword applies to anything stands where the keyword does", () => {
  const told = miniArgot().compile({ $id: "https://example.com/s", filled: true }).output([1], "hierarchical");
  expect(told.details).toMatchObject([
    { evaluationPath: "/filled", schemaLocation: "https://example.com/s#/filled", instanceLocation: "/0" },
  ]);
});

test("a shape that parses a subschema where there is none is at fault, and told where", () => {
  const parsed = (): unknown => argot.compile({ nowhere: {} });
  expect(parsed).toThrow(DefinitionError);
  expect(parsed).toThrow("A shape parses a subschema at /nowhere/a~0, where there is none.");
});

describe("an engine for regular expressions", () => {
  test("compiles each of a schema once", () => {
    const asked: string[] = [];
    const regex = (source: string): RegExp => {
      asked.push(source);
      return new RegExp(source);
    };
    miniArgot({ regex }).plan({ both: [{ matches: "a" }, { matches: "b" }], matches: "a" });
    expect(asked.toSorted()).toEqual(["a", "b"]);
  });

  test.each([
    [
      "that this engine knows: too hard",
      miniArgot({
        regex: () => {
          throw new Error("too hard");
        },
      }),
    ],
    ["of ECMA-262: ", miniArgot()],
  ])("says of what it cannot compile that it is no regular expression %s", (reason, subject) => {
    expect(() => subject.compile({ matches: "(" })).toThrow(`"(" is not a regular expression ${reason}`);
  });
});
