import { expect, test } from "vitest";
import { editSource, type SourceEdit } from "./edit-source.js";
import { parseSource } from "./parse-source.js";

const json = (text: string, ...edits: SourceEdit[]): string => editSource(parseSource(text), edits);
const yaml = (text: string, ...edits: SourceEdit[]): string =>
  editSource(parseSource(text, { language: "yaml" }), edits);
const remove = (pointer: string): SourceEdit => ({ op: "remove", pointer });

test("removes members and items of JSON", () => {
  const text = '{\n  "a": 1,\n  "b": [1, 2, 3],\n  "c/d": {}\n}\n';
  expect(json(text, remove("/a"))).toBe('{\n  "b": [1, 2, 3],\n  "c/d": {}\n}\n');
  expect(json(text, remove("/c~1d"))).toBe('{\n  "a": 1,\n  "b": [1, 2, 3]\n}\n');
  expect(json('{ "a": [ 1 ] }', remove("/a/0"))).toBe('{ "a": [] }');
  expect(json('{ "a": 1 }', remove("/a"))).toBe("{}");
  expect(json("[1, 2, 3]", remove("/1"), remove("/2"))).toBe("[1]");
  expect(json("[1, 2, 3]", remove("/0"), remove("/1"), remove("/2"))).toBe("[]");
  expect(JSON.parse(json(text, remove("/b/0"), remove("/b/2"), remove("/a")))).toEqual({ b: [2], "c/d": {} });
});

test("a part and what holds it may both be removed", () => {
  expect(JSON.parse(json('{"a":{"b":1},"c":2}', remove("/a"), remove("/a/b")))).toEqual({ c: 2 });
});

test("adds a member before all others, in the indentation of the text", () => {
  const add: SourceEdit = { op: "add-first", pointer: "", name: "$schema", value: "u" };
  expect(json('{\n    "a": 1\n}', add)).toBe('{\n    "$schema": "u",\n    "a": 1\n}');
  expect(json("{}", add)).toBe('{"$schema": "u"}');
  expect(json('{"a":1}', add)).toBe('{"$schema": "u", "a":1}');
  expect(json('{\r\n\t"a": 1\r\n}', add)).toBe('{\r\n\t"$schema": "u",\r\n\t"a": 1\r\n}');
  expect(yaml("# about a\na: 1\n", add)).toBe("$schema: u\n# about a\na: 1\n");
});

test("removes members and items of YAML, and keeps comments", () => {
  expect(yaml("a: 1 # one\nb:\n  - x\n  - y # why\n", remove("/b/0"))).toBe("a: 1 # one\nb:\n  - y # why\n");
  expect(yaml("a: 1 # one\nb: 2 # two\n", remove("/a"))).toBe("b: 2 # two\n");
});

test("comments in JSON stay, except that of a removed member", () => {
  const source = parseSource('{\n  // one\n  "a": 1 /* a */,\n  // two\n  "b": 2\n}', { language: "jsonc" });
  expect(editSource(source, [remove("/a")])).toBe('{\n  // one\n  // two\n  "b": 2\n}');
});

test("what is not there is left alone", () => {
  expect(json('{"a":1}', remove("/b"))).toBe('{"a":1}');
});
