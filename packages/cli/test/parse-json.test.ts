import { describe, expect, test } from "vitest";
import { decodeUtf8, parseJson } from "../src/parse-json.js";

describe("parseJson", () => {
  test("a value", () => {
    expect(parseJson(' {"a": [1, null]}\n', { name: "a.json" })).toEqual({ a: [1, null] });
  });

  test.each([
    ['{"a": 1,\n "b": 2,\n}', undefined, "a.json:3:1 is not JSON (Expected double-quoted property name): correct it"],
    ["[1,\n 2", undefined, "a.json:2:3 is not JSON (Expected ',' or ']' after array element): correct it"],
    ["", undefined, "a.json:1:1 is not JSON (Unexpected end of JSON input): correct it"],
    ["[1,", undefined, "a.json:1:4 is not JSON (Unexpected end of JSON input): correct it"],
    ['{"a" 1}', 7, "a.json:7:6 is not JSON (Expected ':' after property name): correct it"],
    ["[x]", undefined, "a.json is not JSON (Unexpected token 'x', \"[x]\" is not valid JSON): correct it"],
    ["[x]", 7, "a.json:7 is not JSON (Unexpected token 'x', \"[x]\" is not valid JSON): correct it"],
    ["1\n2", undefined, expect.stringMatching(/^a\.json:2:1 is not JSON .*: correct it, or say --ndjson/)],
  ])("%j in line %s", (text, line, message) => {
    expect(() => parseJson(text, { name: "a.json", line })).toThrow(
      expect.objectContaining({ name: "Problem", message }),
    );
  });
});

describe("decodeUtf8", () => {
  test("drops a byte order mark", () => {
    expect(decodeUtf8(new Uint8Array([0xef, 0xbb, 0xbf, 0x31]), { name: "a.json" })).toBe("1");
  });

  test("refuses other encodings", () => {
    const utf16 = new Uint8Array([0xff, 0xfe, 0x31, 0x00]);
    expect(() => decodeUtf8(utf16, { name: "a.json" })).toThrow("a.json is not UTF-8 text: save it as UTF-8");
    expect(() => decodeUtf8(utf16, { name: "a.jsonl", line: 4 })).toThrow("a.jsonl:4 is not UTF-8 text");
  });
});
