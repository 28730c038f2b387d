import { Buffer } from "node:buffer";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasDuplicateNames, JsonScanner } from "./json-scanner.js";

const scan = (text: string): JsonScanner => new JsonScanner(Buffer.from(text)).whole();
const anyJson = fc.jsonValue({ depthSize: "medium", noUnicodeString: false });

describe("JsonScanner", () => {
  test("counts the names of a text, so that none is found twice where none is", () => {
    fc.assert(
      fc.property(anyJson, fc.constantFrom(0, 1), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        expect(hasDuplicateNames(JSON.parse(text), scan(text).names)).toBe(false);
        // The number is exact: one more would be a name that is twice.
        const names = scan(text).names + 1;
        expect(hasDuplicateNames(JSON.parse(text), names)).toBe(names > 1);
      }),
    );
  });
  test("finds a name that is twice in an object, wherever it is and however it is written", () => {
    const twice = fc.constantFrom(
      '{"a":1,"a":2}',
      '{"a" :1, "\\u0061":{}}',
      '{"":{},"b:":3,"":[]}',
      '{"\\"":1\n,"\\"":2}',
    );
    fc.assert(
      fc.property(anyJson, twice, fc.boolean(), (value, object, inArray) => {
        const around = JSON.stringify(value);
        const text = inArray ? `[${around},${object}]` : `{"v":${around},"o":${object}}`;
        expect(hasDuplicateNames(JSON.parse(text), scan(text).names)).toBe(true);
      }),
    );
  });
  test.each([
    ["123456789012345", false],
    ["[-1234567890123456]", true],
    ["1e3", true],
    ["1.5E+30", true],
    ["0.12345678901234567890", false],
    ["1234567890123456.5", true],
    ['"1234567890123456"', false],
    ['{"12345678901234567": true, "1e9": false}', false],
    ["[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]", false],
  ])("%s may have a number that is rounded: %j", (text, expected) => {
    expect(scan(text).hasLongNumber).toBe(expected);
  });
  test("finds every number that JSON.parse rounds", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom("", ".0", "e2", "00"), (integer, end) => {
        // JSON has no leading zeros.
        fc.pre(integer !== 0n || end !== "00");
        const text = `${integer}${end}`;
        const exact = Number.isSafeInteger(JSON.parse(text));
        expect(exact || scan(text).hasLongNumber).toBe(true);
      }),
    );
  });
  test("finds the lines, also of texts that are not JSON", () => {
    const lines = ["1", '"a\\n"', '"torn', '"torn\\', " \t\r", "", '{"a":[1]}'];
    const scanner = new JsonScanner(Buffer.from(lines.join("\n")));
    const found: [number, number, boolean][] = [];
    while (scanner.nextLine()) found.push([scanner.start, scanner.end, scanner.hasText]);
    let at = 0;
    expect(found).toEqual(
      lines.map((line) => {
        const start = at;
        at += line.length + 1;
        return [start, start + line.length, line.trim() !== ""];
      }),
    );
  });
});

test("hasDuplicateNames takes values of any depth", () => {
  const value: unknown = JSON.parse('{"a":['.repeat(20_000) + "1" + "]}".repeat(20_000));
  expect(hasDuplicateNames(value, 20_000)).toBe(false);
  expect(hasDuplicateNames(value, 20_001)).toBe(true);
});
