import { describe, expect, test } from "vitest";
import { decodeUtf8 } from "../src/inputs/decode-utf8.js";
import { parseFile, parseLine, warningOf } from "../src/inputs/parse.js";

describe("parseLine", () => {
  const line = { name: "a.jsonl", line: 7 };

  test("reads a value", () => {
    expect(parseLine(' {"a": [1, null]}\r', line)).toEqual({ a: [1, null] });
  });

  test.each([
    ['{"a" 1}', "a.jsonl:7:6 is not JSON (expected a colon, found 1): correct it"],
    ["[x]", "a.jsonl:7:2 is not JSON (expected a value, found x): correct it"],
    ["1 2", "a.jsonl:7:3 is not JSON (expected the end of the text, found 2): correct it"],
  ])("%j", (text, message) => {
    expect(() => parseLine(text, line)).toThrow(expect.objectContaining({ name: "Problem", message }));
  });
});

describe("parseFile", () => {
  test("reads YAML if the name of the file says so, else JSON", () => {
    expect(parseFile(' {"a": [1, null]}\n', "a.json").value).toEqual({ a: [1, null] });
    expect(parseFile("a: [1, ~]\n", "a.yml").value).toEqual({ a: [1, null] });
  });

  test.each([
    ["a.json", '{"a": 1,\n "b": 2,\n}', "a.json:2:8 is not JSON (trailing comma before }): correct it"],
    ["a.json", "", "a.json:1:1 is not JSON (expected a value, found the end of the text): correct it"],
    ["a.json", "1\n2", expect.stringMatching(/^a\.json:2:1 is not JSON .*: correct it, or use --ndjson/)],
    ["a.yaml", "a: b: c", expect.stringMatching(/^a\.yaml:1:4 is not YAML \(nested mappings .*\): correct it$/)],
    ["a.yaml", "a: 1\na: 2", 'a.yaml:2:1 is not YAML (the name "a" is here twice): correct it'],
    ["a.yaml", "a: .nan", "a.yaml:1:4 cannot be read as JSON (JSON has no number NaN): correct it"],
  ])("%s: %j", (name, text, message) => {
    expect(() => parseFile(text, name)).toThrow(expect.objectContaining({ name: "Problem", message }));
  });

  test("shows the line", () => {
    expect(() => parseFile('{\n "a" 1 }', "a.json")).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ excerpt: '1 │ {\n2 │  "a" 1 }\n  │      ^\n' }) }),
    );
  });
});

describe("warningOf", () => {
  test("is about an object with the same name twice", () => {
    const warning = warningOf(parseFile('{"a": 1,\n"a": 2, "b": {"c": 1, "c": 1, "c": 1}}', "a.json"));
    expect(warning).toMatchObject({
      message:
        'a.json:2:1 the name "a" is here again, first at 1:2, and 2 more such names: remove all but one; the last one counts',
      details: { excerpt: '1 │ {"a": 1,\n2 │ "a": 2, "b": {"c": 1, "c": 1, "c": 1}}\n  │ ^^^\n' },
    });
    expect(warningOf(parseFile('[{"a": 1}, {"a": 1}]', "a.json"))).toBeUndefined();
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
