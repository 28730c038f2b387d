import { parseJson } from "@argot/core/json";
import { assert, jsonValue, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { parseText } from "../../src/service/syntax/parse-text.js";
import { nodeAt, nodeWithOffset } from "../../src/service/syntax/syntax-node.js";

const valueOf = (text: string, language: "json" | "jsonc" | "json5" | "yaml" = "json"): unknown =>
  parseText(text, language).documents[0]?.root?.value;
const problemsOf = (text: string, language: "json" | "jsonc" | "json5" | "yaml" = "json"): readonly string[] =>
  parseText(text, language).problems.map(({ message }) => message);

test("JSON texts have their values, and no problems", () => {
  assert(
    property(jsonValue(), nat(3), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      for (const language of ["json", "jsonc", "json5"] as const) {
        expect(problemsOf(text, language)).toEqual([]);
        expect(valueOf(text, language)).toEqual(parseJson(text));
      }
    }),
    { numRuns: 100 },
  );
});

test("JSON5 has more strings, names and numbers", () => {
  expect(
    valueOf(`{a: 'it\\'s', $b: +1, c: .5, d: 5., e: 0x1F, f: -Infinity, "g": "x\\\ny", /* h */}`, "json5"),
  ).toEqual({
    a: "it's",
    $b: 1,
    c: 0.5,
    d: 5,
    e: 31,
    f: -Infinity,
    g: "xy",
  });
});

test("broken texts are read as far as they can be", () => {
  expect(valueOf('{"a": 1, "b": ')).toEqual({ a: 1, b: null });
  expect(valueOf('{"a": \n"b": 2}')).toEqual({ a: null, b: 2 });
  expect(valueOf('{"a": [1 2, "b" "c"')).toEqual({ a: [1, 2, "b", "c"] });
  expect(valueOf('{"a": {"b": 1], "c": 2}')).toEqual({ a: { b: 1, c: 2 } });
  expect(valueOf('{"a" "b": 1}')).toEqual({ a: null, b: 1 });
  expect(problemsOf('{"a": 1,}')).toEqual(["Trailing commas are not allowed in JSON"]);
  expect(problemsOf('{"a": 1,} // c', "jsonc")).toEqual([]);
  expect(problemsOf("")).toEqual(["Expected a value"]);
  expect(problemsOf('{"a": 1, "b": {"a": 2}, "a": 3}')).toEqual(['The name "a" is here twice']);
  expect(problemsOf('\uFEFF{"a": 1}')).toEqual([]);
});

test("YAML has several documents, anchors, and exact numbers", () => {
  const { documents, problems } = parseText("a: &x {n: 9007199254740993}\nb: *x\n---\n- 1\n-\n", "yaml");
  expect(documents.map(({ root }) => root?.value)).toEqual([
    { a: { n: 9007199254740993n }, b: { n: 9007199254740993n } },
    [1, null],
  ]);
  expect(problems).toEqual([]);
  expect(problemsOf("a: 1\na: 2", "yaml")).toEqual(['The name "a" is here twice']);
  expect(problemsOf("a: &x [*x]", "yaml")).toEqual(["This alias is inside its own value, &x"]);
  expect(valueOf("a:\n  b:\n  c: [1,", "yaml")).toEqual({ a: { b: null, c: [1] } });
});

test("merge keys of YAML merge where they should", () => {
  const text = "a: &a {x: 1, y: {z: 2}}\nb: &b {<<: *a, x: 3}\nc: {<<: [*b, {w: 4}], v: 5}\nd:\n  <<: {v: 6}\n";
  const merged = {
    a: { x: 1, y: { z: 2 } },
    b: { x: 3, y: { z: 2 } },
    c: { v: 5, x: 3, y: { z: 2 }, w: 4 },
    d: { v: 6 },
  };
  const named = parseText(`%YAML 1.1\n---\n${text}`, "yaml").documents[0]?.root;
  expect(named?.value).toEqual(merged);
  const root = parseText(text, "yaml", undefined, { mergesYamlKeys: true }).documents[0]?.root;
  expect(root?.value).toEqual(merged);
  expect(parseText(text, "yaml", undefined, { mergesYamlKeys: false }).documents[0]?.root?.value).toMatchObject({
    d: { "<<": { v: 6 } },
  });
  // What is merged is where the anchor has it.
  expect(root && nodeAt(root, "/c/y/z")?.start).toBe(text.indexOf("2}"));
  expect(root && nodeAt(root, "/d/v")?.start).toBe(text.indexOf("6}"));
});

test("nothing is too deep, and aliases do not fill memory", () => {
  expect(problemsOf("[".repeat(200_000))).toHaveLength(1);
  expect(() => parseText("- ".repeat(20_000), "yaml")).not.toThrow();
  const bomb = [
    "a0: &a0 [1,2,3,4,5,6,7,8,9]",
    ...Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i},*a${i},*a${i},*a${i}]`),
  ];
  expect(problemsOf(bomb.join("\n"), "yaml")).toContain("The aliases of this text repeat too much");
});

test("a node is found by its offset", () => {
  const text = '{"a": [10, {"b": true}]}';
  const root = parseText(text, "json").documents[0]?.root;
  expect([2, 7, 14, 18].map((offset) => root && nodeWithOffset(root, offset)?.pointer)).toEqual([
    "/a",
    "/a/0",
    "/a/1/b",
    "/a/1/b",
  ]);
});
