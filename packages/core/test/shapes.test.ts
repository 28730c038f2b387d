// The form of keyword values: what is wrong with one, where subschemas stand in it, and what is read of it.
import { describe, expect, test } from "vitest";
import type { Json } from "../src/json/types.js";
import type { ParseContext, Path, Shape } from "../src/keyword/shape.js";
import * as kit from "../src/keyword/shapes.js";

/** Returns the kind of each call, and the path. */
const contextAt = (path: Path): ParseContext => {
  const called = (what: string) => (text?: string) =>
    [what, ...path, text].filter((each) => each !== undefined) as never;
  return {
    baseUri: "",
    subschema: called("schema"),
    reference: called("reference"),
    dynamicReference: called("dynamic reference"),
    dynamicAnchor: called("dynamic anchor"),
    pattern: called("pattern"),
    child: (token) => contextAt([...path, token]),
  };
};

type Row = [what: string, shape: Shape<unknown>, expected: string, right: [json: Json, read: unknown][], wrong: Json[]];

const same = (...values: Json[]): [Json, unknown][] => values.map((each) => [each, each]);
const groups = kit.mapOf(kit.schemaList, "lists of schemas");
const few = kit.refined(kit.strings, "at most two strings", (list) => list.length <= 2);
const one = kit.oneOfShapes(Array.isArray, kit.strings, kit.boolean);
const pair = kit.tupleOf("a schema and a name", kit.schema, kit.string);
const code = kit.transformed(kit.boolean, (want, context) => (want ? context.pattern("^a") : undefined));
const large = 2n ** 64n + 1n;

const rows: Row[] = [
  ["json", kit.json, "a JSON value", same(null, 1, [], {}), []],
  ["boolean", kit.boolean, "a boolean", same(true, false), [null, 0, "true"]],
  ["string", kit.string, "a string", same("", "a"), [null, 1, ["a"]]],
  ["number", kit.number, "a number", same(-1.5, 0, large), [null, "1", true]],
  ["positiveNumber", kit.positiveNumber, "a number above 0", same(0.5, large), [0, -1, -large, "1"]],
  [
    "nonNegativeInteger",
    kit.nonNegativeInteger,
    "a non-negative integer",
    [
      [0, 0],
      [2, 2],
      [large, Number(large)],
    ],
    [-1, 1.5, -large, "1", null],
  ],
  [
    "schema",
    kit.schema,
    "a schema (an object or a boolean)",
    [
      [true, ["schema"]],
      [{}, ["schema"]],
    ],
    [null, 1, "a", []],
  ],
  ["reference", kit.reference, "a string", [["#a", ["reference", "#a"]]], [1, {}]],
  ["dynamicReference", kit.dynamicReference, "a string", [["#a", ["dynamic reference", "#a"]]], [1, {}]],
  ["pattern", kit.pattern, "a regular expression", [["^a", ["pattern", "^a"]]], [1, {}]],
  [
    "patternMap",
    kit.patternMap,
    "an object that maps regular expressions to schemas",
    [[{ "^a": true }, [{ pattern: ["pattern", "^a", "^a"], application: ["schema", "^a"] }]]],
    [],
  ],
  ["strings", kit.strings, "an array of strings", same([], ["a", "a"]), ["a", {}, null]],
  [
    "schemaList",
    kit.schemaList,
    "a non-empty array of schemas",
    [
      [
        [{}, true],
        [
          ["schema", "0"],
          ["schema", "1"],
        ],
      ],
    ],
    [[], {}, null],
  ],
  [
    "schemaMap",
    kit.schemaMap,
    "an object of schemas",
    [[{ a: {} }, new Map([["a", ["schema", "a"]]])]],
    [[], true, null],
  ],
  [
    "stringsMap",
    kit.stringsMap,
    "an object of arrays of strings",
    [[{ a: ["b"] }, new Map([["a", ["b"]]])]],
    [[], "a", null],
  ],
  [
    "mapOf lists",
    groups,
    "an object of lists of schemas",
    [[{ a: [{}] }, new Map([["a", [["schema", "a", "0"]]]])]],
    [[]],
  ],
  ["refined", few, "at most two strings", same([], ["a", "b"]), [["a", "b", "c"], "a"]],
  [
    "tupleOf",
    pair,
    "a schema and a name",
    [
      [
        [{}, "a"],
        [["schema", "0"], "a"],
      ],
    ],
    [[], [{}], [{}, "a", "b"], { 0: {}, 1: "a" }, null, "ab"],
  ],
  ["tupleOf nothing", kit.tupleOf("an empty array"), "an empty array", same([]), [[1], {}]],
  [
    "transformed",
    code,
    "a boolean",
    [
      [true, ["pattern", "^a"]],
      [false, undefined],
    ],
    ["^a"],
  ],
  ["either", one, "an array of strings or a boolean", same(["a"], true), [1, "a", null, {}]],
];

describe.each(rows)("%s", (_name, shape, expected, right, wrong) => {
  test(`is ${expected}`, () => expect(shape.expected).toBe(expected));
  test.each(right)("%o", (json, read) => {
    expect(shape.problem(json)).toBeUndefined();
    expect(shape.parse(json, contextAt([]))).toEqual(read);
  });
  test.each(wrong.map((json) => [json] as const))("not %o", (json) =>
    expect(shape.problem(json)).toEqual({ path: [], expected }),
  );
});

test.each<[shape: Shape<unknown>, json: Json, path: Path, expected: string]>([
  [kit.strings, ["a", 1], ["1"], "a string"],
  [kit.schemaList, [{}, 1], ["1"], "a schema (an object or a boolean)"],
  [kit.schemaMap, { a: {}, b: null }, ["b"], "a schema (an object or a boolean)"],
  [kit.patternMap, { "^a": 1 }, ["^a"], "a schema (an object or a boolean)"],
  [kit.patternMap, 1, [], "an object of schemas"],
  [kit.stringsMap, { a: ["b", 1] }, ["a", "1"], "a string"],
  [groups, { a: [] }, ["a"], "a non-empty array of schemas"],
  [few, ["a", 1], ["1"], "a string"],
  [pair, [1, "a"], ["0"], "a schema (an object or a boolean)"],
  [pair, [{}, 1], ["1"], "a string"],
  [one, ["a", 1], ["1"], "a string"],
])("an error within has its location: %o %j", (shape, json, path, expected) => {
  expect(shape.problem(json)).toEqual({ path, expected });
});

test.each<[shape: Shape<unknown>, json: Json, places: Path[]]>([
  [kit.json, { a: {} }, []],
  [kit.string, "a", []],
  [kit.reference, "#a", []],
  [kit.schema, {}, [[]]],
  [kit.schemaList, [{}, 1], [["0"], ["1"]]],
  [kit.schemaList, { a: {} }, []],
  [kit.schemaList, null, []],
  [kit.schemaMap, { a: {}, b: true }, [["a"], ["b"]]],
  [kit.schemaMap, null, []],
  [kit.schemaMap, "ab", []],
  [kit.schemaMap, [{}], []],
  [kit.patternMap, { "^a": {} }, [["^a"]]],
  [
    groups,
    { a: [{}, {}], b: 1, c: [{}] },
    [
      ["a", "0"],
      ["a", "1"],
      ["c", "0"],
    ],
  ],
  [few, ["a"], []],
  [pair, [{}, "a"], [["0"]]],
  [pair, [], []],
  [pair, {}, []],
  [kit.transformed(kit.schemaList, (list) => list.length), [{}], [["0"]]],
  [kit.refined(kit.schema, "an object", (json) => json !== true), {}, [[]]],
  [kit.oneOfShapes(Array.isArray, kit.schemaList, kit.schema), [{}], [["0"]]],
  [kit.oneOfShapes(Array.isArray, kit.schemaList, kit.schema), {}, [[]]],
])("where schemas stand, whatever is wrong: %o %j", (shape, json, places) => {
  expect(shape.subschemaPaths(json)).toEqual(places);
});
