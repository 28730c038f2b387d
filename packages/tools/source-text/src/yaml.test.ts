import { describe, expect, test } from "vitest";
import { parseSource } from "./parse-source.js";

const large = 9007199254740993n;
const yaml = (text: string) => parseSource(text, { name: "a.yaml" });
/** Line and column at which a value and its name start. */
const placeOf = (text: string, pointer: string) => {
  const { value, key } = yaml(text).positionOf(pointer) ?? {};
  const shown = (span: typeof value) =>
    span && `${span.start.line}:${span.start.column}-${span.end.line}:${span.end.column}`;
  return [shown(value), shown(key)];
};

describe("values", () => {
  test.each([
    ["", null],
    ["# nothing\n", null],
    ["a: 1\nb: [x, true, ~]\n", { a: 1, b: ["x", true, null] }],
    ["a:\n  - b: c\n", { a: [{ b: "c" }] }],
    ["--- # one\na: 1\n...\n", { a: 1 }],
    ["404: missing\ntrue: yes\n", { 404: "missing", true: "yes" }],
    ["a: &x {b: 1}\nc: *x\n", { a: { b: 1 }, c: { b: 1 } }],
    ["<<: {a: 1}\n", { "<<": { a: 1 } }],
    ["a: 2020-01-01\nb: 0o17\nc: no\n", { a: "2020-01-01", b: 15, c: "no" }],
    ["a: |\n  x\n  y\n", { a: "x\ny\n" }],
    ['{"a": [1, "\\u0041"]}', { a: [1, "A"] }],
    ["- 9007199254740993\n- -9007199254740993\n- 9007199254740991\n", [large, -large, 9007199254740991]],
    ["- 0x20000000000001\n- 0x10\n- 0o377777777777777777777777\n- -0\n", [large, 16, 2n ** 71n - 1n, 0]],
    // A number with a fraction or an exponent is a float in YAML.
    ["- 9007199254740993.0\n- 1e23\n", [9007199254740992, 1e23]],
    ["9007199254740993: x\n", { "9007199254740993": "x" }],
    ["a: &x 9007199254740993\nb: *x\n", { a: large, b: large }],
  ])("%j", (text, value) => {
    expect(yaml(text).value).toEqual(value);
  });

  test("names with a meaning in JavaScript are ordinary names", () => {
    const { value } = yaml("__proto__: {a: 1}\nconstructor: 2\n");
    expect(Object.keys(value as object)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(placeOf("__proto__: {a: 1}\n", "/__proto__/a")).toEqual(["1:16-1:17", "1:13-1:14"]);
  });
});

describe("positions", () => {
  test.each([
    ["a: 1\nbc:  xy # z\n", "/bc", "2:6-2:8", "2:1-2:3"],
    ["a:\n  - 1\n  - b: 2\n", "/a/1/b", "3:8-3:9", "3:5-3:6"],
    ["a:\n  b: 1\n  c: 2\n", "/a", "2:3-3:7", "1:1-1:2"],
    ["a:\nb: 1\n", "/a", "1:3-1:3", "1:1-1:2"],
    ["? a\nb: 1\n", "/a", "1:4-1:4", "1:3-1:4"],
    ["a: &x\n  b: 1\nc: *x\n", "/c", "3:4-3:6", "3:1-3:2"],
    ["a: &x\n  b: 1\nc: *x\n", "/c/b", "2:6-2:7", "2:3-2:4"],
    ["a: &x [1]\nb: &x [2, 3]\nc: *x\n", "/c/1", "2:11-2:12", undefined],
    ['"a/b": {"c~d": 1}\n', "/a~1b/c~0d", "1:16-1:17", "1:9-1:14"],
    ["a: 'it''s'\n", "/a", "1:4-1:11", "1:1-1:2"],
  ])("%j at %s", (text, pointer, value, key) => {
    expect(placeOf(text, pointer)).toEqual([value, key]);
  });
});

describe("text that cannot be read is refused with a position and a reason", () => {
  test.each([
    ["syntax", "a: b: c", "1:4", "nested mappings are not allowed in compact mappings"],
    ["syntax", "a:\n\tb: 1", "2:1", "tabs are not allowed as indentation"],
    [
      "syntax",
      "a: [1, 2\nb: 3",
      "2:1",
      "flow sequence in block collection must be sufficiently indented and end with a ]",
    ],
    ["syntax", "a: *x", "1:4", "there is no anchor &x before this alias"],
    ["syntax", "a: 1\n---\nb: 2\n", "2:1", "a second document begins here; one is read at a time"],
    ["duplicate-name", "a: 1\nb: 2\na: 3", "3:1", 'the name "a" is here twice'],
    ["duplicate-name", '1: 1\n"1": 2', "2:1", 'the name "1" is here twice'],
    ["not-json", "a: .inf", "1:4", "JSON has no number Infinity"],
    ["not-json", "a: .nan", "1:4", "JSON has no number NaN"],
    ["not-json", "a: !Ref b", "1:4", "unresolved tag: !Ref"],
    ["not-json", "a: !!binary aGk=", "1:4", "unresolved tag: tag:yaml.org,2002:binary"],
    ["not-json", "? [a]\n: 1", "1:3", "a name must be a string; put it in quotes"],
    ["not-json", "1.0: a", "1:1", "a name must be a string; put it in quotes"],
    ["not-json", "~: a", "1:1", "a name must be a string; put it in quotes"],
    ["not-json", "a: &x [*x]", "1:8", "this alias is inside its own value, &x"],
  ])("%s: %j", (code, text, position, reason) => {
    expect(() => yaml(text)).toThrow(
      expect.objectContaining({ name: "SourceError", code, message: `a.yaml:${position}: ${reason}` }),
    );
  });

  test("aliases that multiply", () => {
    const lines = ["a0: &a0 [x]"];
    for (let i = 1; i < 12; i++)
      lines.push(`a${i}: &a${i} [${Array.from({ length: 10 }, () => `*a${i - 1}`).join(", ")}]`);
    expect(() => yaml(lines.join("\n"))).toThrow(expect.objectContaining({ code: "too-many-aliases" }));
  });

  test.each([
    ["[", "]"],
    ["- ", ""],
    ["{a: ", "}"],
  ])("depth: %s", (open, close) => {
    const nested = (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
    expect(yaml(nested(250)).positionOf("")).toBeDefined();
    expect(() => yaml(nested(20_000))).toThrow(expect.objectContaining({ code: "too-deep" }));
  });

  test("depth of names", () => {
    expect(() => yaml("? ".repeat(20_000))).toThrow(expect.objectContaining({ code: "too-deep" }));
  });
});
