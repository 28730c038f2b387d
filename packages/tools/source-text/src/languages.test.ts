import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson5Text } from "./json5-text.js";
import { parseSource } from "./parse-source.js";
import { SourceError } from "./source-error.js";
import { parseJsoncText, parseJsonText, type SourceText, type TextOptions } from "./source-text.js";
import { parseTomlText } from "./toml-text.js";
import { parseYamlDocuments } from "./yaml-text.js";

/** The part of a text that a pointer leads to, and its name. */
function part(source: SourceText, pointer: string): readonly (string | undefined)[] {
  const { value, key } = source.positionOf(pointer) ?? {};
  const slice = (span: typeof key): string | undefined => span && source.text.slice(span.start.offset, span.end.offset);
  return [slice(value), slice(key)];
}

const pointersOf = (value: unknown, at = ""): string[] => [
  at,
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, each]) =>
        pointersOf(each, `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
      )
    : []),
];

describe.each([
  ["JSON with comments", parseJsoncText],
  ["JSON5", parseJson5Text],
] as const)("%s", (_name, parse: (text: string, options?: TextOptions) => SourceText) => {
  test("reads JSON as JSON is read, with the same positions", () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: "medium" }), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        const [json, other] = [parseJsonText(text), parse(text)];
        expect(other.value).toEqual(json.value);
        for (const pointer of pointersOf(json.value))
          expect(other.positionOf(pointer)).toEqual(json.positionOf(pointer));
      }),
    );
  });
  test("keeps integers exact, finds duplicate names, and takes __proto__ as a name", () => {
    expect(parse("[12345678901234567891, -9007199254740993, 1.5]").value).toEqual([
      12345678901234567891n,
      -9007199254740993n,
      1.5,
    ]);
    expect(parse('{"a": 1, "a": 2}').duplicates).toMatchObject([{ name: "a", second: { start: { column: 10 } } }]);
    expect(Object.keys(parse('{"__proto__": 1}').value as object)).toEqual(["__proto__"]);
  });
  test("reads comments and trailing commas", () => {
    const source = parse('// one\n{ /* two */ "a": [1, 2, /* three */ ], }\n// four');
    expect(source.value).toEqual({ a: [1, 2] });
    expect(part(source, "/a/1")).toEqual(["2", undefined]);
  });
  test.each(["[1,,2]", "[,]", "{,}", "{'a'", '{"a" 1}', "", "// only", "[1] 2"])("refuses %j", (text) => {
    expect(() => parse(text, { name: "x" })).toThrow(expect.objectContaining({ code: "syntax", source: "x" }));
  });
});

test("JSON5 has more than JSON", () => {
  const source = parseJson5Text("{a: 'x', $b: +1, c: .5, d: 0xFF, e: 'a\\\nb', 'f': 0xFFFFFFFFFFFFFFFFF}");
  expect(source.value).toEqual({ a: "x", $b: 1, c: 0.5, d: 255, e: "ab", f: 0xfffffffffffffffffn });
  expect(part(source, "/$b")).toEqual(["+1", "$b"]);
  expect(() => parseJson5Text("[\n NaN]", { name: "x" })).toThrow("x:2:2: JSON has no number NaN");
  expect(() => parseJson5Text("-Infinity")).toThrow("JSON has no number -Infinity");
});

describe("TOML", () => {
  const text = `
title = "x" # comment
[owner]
name = "Ada"
born = 1815-12-10T00:00:00Z
big = 9007199254740993
a.b.c = [1, {d = true}]
[[item]]
id = 1
[[item]]
id = 2
[item.sub]
deep = 1.5
`;
  test("has values and positions", () => {
    const source = parseTomlText(text);
    expect(source.value).toEqual({
      title: "x",
      owner: {
        name: "Ada",
        born: "1815-12-10T00:00:00Z",
        big: 9007199254740993n,
        a: { b: { c: [1, { d: true }] } },
      },
      item: [{ id: 1 }, { id: 2, sub: { deep: 1.5 } }],
    });
    expect(part(source, "/title")).toEqual(['"x"', "title"]);
    expect(part(source, "/owner/a/b/c/1/d")).toEqual(["true", "d"]);
    expect(part(source, "/item/1/sub/deep")).toEqual(["1.5", "deep"]);
    for (const pointer of pointersOf(source.value)) expect(source.positionOf(pointer), pointer).toBeDefined();
  });
  test.each([
    ["a = ", "syntax"],
    ["a = 1\na = 2", "syntax"],
    ["a = inf", "not-json"],
    ["[a", "syntax"],
  ])("refuses %j", (bad, code) => {
    expect(() => parseTomlText(bad)).toThrow(expect.objectContaining({ code }));
  });
  test("takes __proto__ as a name", () => {
    expect(Object.keys(parseTomlText("__proto__ = 1").value as object)).toEqual(["__proto__"]);
  });
});

test("YAML texts may have several documents, with positions in the whole text", () => {
  const documents = parseYamlDocuments("a: 1\n---\nb: 2\n---\n- 3\n");
  expect(documents.map(({ value }) => value)).toEqual([{ a: 1 }, { b: 2 }, [3]]);
  expect(documents.map((each) => each.positionOf("")?.value.start.line)).toEqual([1, 3, 5]);
  expect(() => parseYamlDocuments("a: 1\n---\nb: [", { name: "x" })).toThrow(/^x:3/);
  expect(parseYamlDocuments("")).toEqual([]);
});

test("positions in a part of a file are those of the file", () => {
  const source = parseJsonText('{"a":\n1}', { name: "x", firstLine: 7 });
  expect(source.positionOf("/a")?.value.start).toEqual({ line: 8, column: 1, offset: 6 });
  expect([source.line(6), source.line(7), source.line(8)]).toEqual(["", '{"a":', "1}"]);
  expect(() => parseJsonText("[", { name: "x", firstLine: 7 })).toThrow(/^x:7:2: /);
});

test("a language that is none is refused", () => {
  for (const language of ["jsn", "constructor"])
    expect(() => parseSource("{}", { language: language as "json" })).toThrow(
      /The language ".*" is not known; (?:known are json, jsonc, yaml|did you mean "json")/,
    );
});

describe("numbers", () => {
  const parsers = {
    JSON: (text: string) => parseJsonText(text).value,
    "JSON with comments": (text: string) => parseJsoncText(text).value,
    JSON5: (text: string) => parseJson5Text(text).value,
    YAML: (text: string) => parseSource(text, { language: "yaml" }).value,
    TOML: (text: string) => (parseTomlText(`n = ${text}`).value as { readonly n: unknown }).n,
  };
  type Name = keyof typeof parsers;
  // A text of twice the digits costs what its digits are worth.
  test.each<[Name, text: (size: number) => string]>([
    ["JSON", (size) => "9".repeat(size)],
    ["JSON with comments", (size) => "9".repeat(size)],
    ["JSON5", (size) => "9".repeat(size)],
    ["JSON5", (size) => `0x${"f".repeat(size)}`],
    ["YAML", (size) => "9".repeat(size)],
    ["YAML", (size) => `0x${"f".repeat(size)}`],
    ["YAML", (size) => `0o${"7".repeat(size)}`],
    ["TOML", (size) => "9".repeat(size)],
    ["TOML", (size) => `0x${"f".repeat(size)}`],
    ["TOML", (size) => `0o${"7".repeat(size)}`],
    ["TOML", (size) => `0b${"1".repeat(size)}`],
    ["TOML", (size) => `1${"_1".repeat(size / 2)}`],
  ])("%s: integers of any length are exact", (name, textOf) => {
    for (const size of [2000, 4000, 100_000]) {
      const text = textOf(size);
      expect(parsers[name](text) === BigInt(text.replaceAll("_", ""))).toBe(true);
    }
  });
  test.each<[Name, text: string]>([
    ["JSON", "1e9999"],
    ["JSON with comments", "1e9999"],
    ["JSON5", "1e9999"],
    ["JSON5", "+.1e9999"],
    ["YAML", "1e9999"],
    ["TOML", "1e9999"],
  ])("%s: %s is refused, as it stands for more than its text", (name, text) => {
    expect(() => parsers[name](text)).toThrow(SourceError);
  });
});
