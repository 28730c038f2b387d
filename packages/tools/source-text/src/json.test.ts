import { assert, constantFrom, json as anyJson, nat, oneof, property, string, tuple } from "fast-check";
import { parseJson } from "@argot/core/json";
import { describe, expect, test } from "vitest";
import { readJson } from "./json.js";
import { Fault } from "./source-error.js";
import { parseSource } from "./parse-source.js";

describe("text that is not JSON is refused with a position and a reason", () => {
  test.each([
    ["", "1:1", "expected a value, found the end of the text"],
    ["  \n ", "2:2", "expected a value, found the end of the text"],
    ["[1,\n 2", "2:3", "expected a comma or ], found the end of the text"],
    ["[1,", "1:4", "expected a value, found the end of the text"],
    ["[1 2]", "1:4", "expected a comma or ], found 2"],
    ["[1,]", "1:3", "trailing comma before ]"],
    ['{"a": 1,\n "b": 2,\n}', "2:8", "trailing comma before }"],
    ['{"a" 1}', "1:6", "expected a colon, found 1"],
    ["{a: 1}", "1:2", "expected a name in double quotes, found a"],
    ["{'a': 1}", "1:2", "expected a name in double quotes, found 'a'"],
    ['{"a": }', "1:7", "expected a value, found }"],
    ['{"a": 1]', "1:8", "expected a comma or }, found ]"],
    ["1 // one", "1:3", "JSON has no comments"],
    ["/* one */ 1", "1:1", "JSON has no comments"],
    ["1\n2", "2:1", "expected the end of the text, found 2"],
    ["01", "1:2", "expected the end of the text, found 1"],
    ["1.", "1:1", "this number does not end with a digit"],
    ["NaN", "1:1", "expected a value, found NaN"],
    ["undefinedundefinedundefined", "1:1", "expected a value, found undefinedundefinedu…"],
    ["\uFEFF1", "1:1", 'expected a value, found "\\ufeff1"'],
    ["\u00A01", "1:1", 'expected a value, found "\\u00a01"'],
    ['"a\nb"', "1:1", "this string does not end on its line"],
    ['"a\tb"', "1:1", "this string has a control character, which must be written as an escape such as \\t"],
    ['"\\x41"', "1:1", 'in a string, \\ must be followed by one of " \\ / b f n r t u'],
    ['"\\u00g0"', "1:1", "\\u must be followed by four hexadecimal digits"],
  ])("%j", (text, position, reason) => {
    expect(() => parseSource(text, { name: "a.json" })).toThrow(
      expect.objectContaining({
        name: "SourceError",
        code: "syntax",
        message: `a.json:${position}: ${reason}`,
        reason,
      }),
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

  test("on positions", () => {
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
