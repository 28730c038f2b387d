import { describe, expect, test } from "vitest";
import { parseSource } from "./parse-source.js";

describe("parseSource", () => {
  test("takes a text for JSON unless its name or the caller says otherwise", () => {
    expect(parseSource("{}").language).toBe("json");
    expect(parseSource("{}", { name: "a.yml" }).language).toBe("yaml");
    expect(parseSource("{}", { name: "a.YAML" }).language).toBe("yaml");
    expect(parseSource("a: 1", { language: "yaml" })).toMatchObject({ name: "text", value: { a: 1 } });
    expect(() => parseSource("a: 1", { name: "a.yaml", language: "json" })).toThrow("a.yaml:1:1");
  });

  test("reads large integers exactly", () => {
    expect(parseSource('{"a": [9007199254740993, 1]}').value).toEqual({ a: [9007199254740993n, 1] });
  });

  test("finds values and names", () => {
    const source = parseSource('{\n  "a": [10, { "b": null }]\n}');
    expect(source.positionOf("/a/1/b")).toEqual({
      key: { start: { line: 2, column: 15, offset: 16 }, end: { line: 2, column: 18, offset: 19 } },
      value: { start: { line: 2, column: 20, offset: 21 }, end: { line: 2, column: 24, offset: 25 } },
    });
    expect(source.positionOf("/a/0")?.key).toBeUndefined();
  });

  test.each(["/b", "/a/2", "/a/00", "/a/-1", "/a/0/x", "a", "/a/1/toString", "/a/length"])(
    "nothing is at %s",
    (pointer) => {
      expect(parseSource('{"a": [1, {}]}').positionOf(pointer)).toBeUndefined();
    },
  );

  test("finds names that are twice in an object; the last one counts", () => {
    const source = parseSource('{"a": 1, "b": {"x": 1},\n "a": 2, "b": {"x": 2, "\\u0078": 3}}');
    expect(source.value).toEqual({ a: 2, b: { x: 3 } });
    expect(source.duplicates.map(({ name, first, second }) => [name, first.start.offset, second.start.offset])).toEqual(
      [
        ["a", 1, 25],
        ["b", 9, 33],
        ["x", 39, 47],
      ],
    );
    expect(source.positionOf("/b/x")?.value.start.offset).toBe(57);
  });

  test("names with a meaning in JavaScript are ordinary names", () => {
    const source = parseSource('{"__proto__": {"a": 1}, "constructor": 2}');
    expect(Object.keys(source.value as object)).toEqual(["__proto__", "constructor"]);
    expect(source.positionOf("/__proto__/a")?.value.start.column).toBe(21);
    expect(source.duplicates).toEqual([]);
  });

  test("copes with JSON of any depth", () => {
    const depth = 8000;
    const source = parseSource("[".repeat(depth) + "]".repeat(depth));
    expect(source.positionOf("/0".repeat(depth - 1))?.value.start.column).toBe(depth);
    expect(() => parseSource("[".repeat(depth))).toThrow(
      `text:1:${depth + 1}: expected a value, found the end of the text`,
    );
  });
});
