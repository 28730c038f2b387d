import { assert, constantFrom, json as anyJson, nat, oneof, property, string, tuple } from "fast-check";
import { parseJson } from "@argot/core/json";
import { describe, expect, test } from "vitest";
import { readJson } from "./json.js";
import { Fault } from "./source-error.js";
import { parseSource } from "./source-text.js";

describe("what is not JSON is told with its place and the reason", () => {
  test.each([
    ["", "1:1", "a value must stand here, but the text ends"],
    ["  \n ", "2:2", "a value must stand here, but the text ends"],
    ["[1,\n 2", "2:3", "a comma or ] must stand here, but the text ends"],
    ["[1,", "1:4", "a value must stand here, but the text ends"],
    ["[1 2]", "1:4", "a comma or ] must stand here, but there is 2"],
    ["[1,]", "1:3", "a comma must not stand before ]"],
    ['{"a": 1,\n "b": 2,\n}', "2:8", "a comma must not stand before }"],
    ['{"a" 1}', "1:6", "a colon must stand here, but there is 1"],
    ["{a: 1}", "1:2", "a name in double quotes must stand here, but there is a"],
    ["{'a': 1}", "1:2", "a name in double quotes must stand here, but there is 'a'"],
    ['{"a": }', "1:7", "a value must stand here, but there is }"],
    ['{"a": 1]', "1:8", "a comma or } must stand here, but there is ]"],
    ["1 // one", "1:3", "JSON has no comments"],
    ["/* one */ 1", "1:1", "JSON has no comments"],
    ["1\n2", "2:1", "the text must end after its value, but there is 2"],
    ["01", "1:2", "the text must end after its value, but there is 1"],
    ["1.", "1:1", "this number does not end with a digit"],
    ["NaN", "1:1", "a value must stand here, but there is NaN"],
    ["undefinedundefinedundefined", "1:1", "a value must stand here, but there is undefinedundefinedu…"],
    ["\uFEFF1", "1:1", 'a value must stand here, but there is "\\ufeff1"'],
    ["\u00A01", "1:1", 'a value must stand here, but there is "\\u00a01"'],
    ['"a\nb"', "1:1", "this string does not end on its line"],
    ['"a\tb"', "1:1", "this string has a control character, which must be written as an escape such as \\t"],
    ['"\\x41"', "1:1", 'in a string, \\ must be followed by one of " \\ / b f n r t u'],
    ['"\\u00g0"', "1:1", "\\u must be followed by four hexadecimal digits"],
  ])("%j", (text, place, reason) => {
    expect(() => parseSource(text, { name: "a.json" })).toThrow(
      expect.objectContaining({ name: "SourceError", code: "syntax", message: `a.json:${place}: ${reason}`, reason }),
    );
  });
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const accepted = (text: string): boolean => {
  try {
    readJson(text);
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
};

describe("agrees with the platform", () => {
  test("on what is JSON", () => {
    const piece = constantFrom(
      ...'{}[],:"\\ \n\t01-+.eEu/*xa\u2028\u00A0\uFEFF'.split(""),
      "true",
      "null",
      '"a"',
      '{"a":1}',
      "1e5",
      "[]",
    );
    const mutated = tuple(anyJson(), nat(), nat({ max: 3 }), string({ maxLength: 2, unit: piece })).map(
      ([json, at, length, put]) => {
        const from = at % (json.length + 1);
        return json.slice(0, from) + put + json.slice(from + length);
      },
    );
    assert(
      property(oneof(mutated, string({ unit: piece })), (text) => {
        expect(accepted(text)).toBe(isJson(text));
      }),
      { numRuns: 5000 },
    );
  });

  test("on what stands where", () => {
    assert(
      property(anyJson(), constantFrom(undefined, 1, "\t"), (json, indent) => {
        const source = parseSource(JSON.stringify(JSON.parse(json), undefined, indent));
        const pending: [string, unknown][] = [["", source.value]];
        for (const [pointer, value] of pending) {
          const { value: span, key } = source.positionOf(pointer) ?? {};
          expect(parseJson(source.text.slice(span?.start.offset, span?.end.offset))).toEqual(value);
          const read = key && (JSON.parse(source.text.slice(key.start.offset, key.end.offset)) as unknown);
          expect(read ?? nameIn(pointer)).toBe(nameIn(pointer));
          if (typeof value !== "object" || value === null) continue;
          for (const [name, part] of Object.entries(value)) {
            pending.push([`${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, part]);
          }
        }
      }),
    );
  });
});

const nameIn = (pointer: string): string =>
  pointer
    .slice(pointer.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
