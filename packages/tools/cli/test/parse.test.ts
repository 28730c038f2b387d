import { JsonScanner } from "@argot/stream/lines";
import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import type { Datum } from "../src/inputs/datum.js";
import { decodeUtf8 } from "../src/inputs/decode-utf8.js";
import { type DocumentFormat, jsonDatum, jsonValue, parseDocuments, warningOf } from "../src/inputs/parse.js";
import { problemText, type Problem } from "../src/terminal/problem.js";

function line(text: string): Datum {
  const origin = { data: "a.jsonl", line: 7 };
  const { hasLongNumber, names } = new JsonScanner(Buffer.from(text)).whole();
  return jsonDatum(text, jsonValue(text, hasLongNumber, origin), names, origin);
}
const documents = (text: string, format: DocumentFormat, name = `a.${format}`): ReturnType<typeof parseDocuments> =>
  parseDocuments(Buffer.from(text), format, name);

describe("a line", () => {
  test("reads a value, with positions in the file", () => {
    const datum = line(' {"a": [1, null]}\r');
    expect(datum).toMatchObject({ data: "a.jsonl", line: 7, value: { a: [1, null] }, mayHaveDuplicates: false });
    expect(datum.source().positionOf("/a")?.value.start).toMatchObject({ line: 7, column: 8 });
  });
  test("finds names that are twice in an object", () => {
    expect(line('{"a": 1, "b": {"a": 1}}').mayHaveDuplicates).toBe(false);
    expect(line('{"a": 1, "b": 1, "a": 1}').mayHaveDuplicates).toBe(true);
  });
  test.each([
    ['{"a" 1}', "a.jsonl:7:6 is not JSON (expected a colon, found 1): correct it"],
    ["[x]", "a.jsonl:7:2 is not JSON (expected a value, found x): correct it"],
    ["1 2", "a.jsonl:7:3 is not JSON (expected the end of the text, found 2): correct it"],
  ])("%j", (text, message) => {
    expect(() => line(text)).toThrow(expect.objectContaining({ name: "Problem", message }));
  });
});

describe("parseDocuments", () => {
  test.each([
    ["json", ' {"a": [1, null]}\n'],
    ["jsonc", '{"a": [1, null,], /* two */}'],
    ["json5", "{a: [+1, null]}"],
    ["yaml", "a: [1, ~]\n"],
  ] as const)("reads %s", async (format, text) => {
    const found = await documents(text, format);
    expect(found).toMatchObject([{ value: { a: [1, null] } }]);
    expect(found[0]?.line).toBeUndefined();
    expect(found[0]?.source().positionOf("/a/1")?.value.start.line).toBe(1);
  });
  test("reads TOML", async () => {
    expect(await documents("a = 1\n[b]\nc = 2", "toml")).toMatchObject([{ value: { a: 1, b: { c: 2 } } }]);
  });
  test("reads several documents of YAML", async () => {
    expect(await documents("a\n---\nb\n", "yaml")).toMatchObject([
      { value: "a", line: 1 },
      { value: "b", line: 3 },
    ]);
    expect(await documents("", "yaml")).toMatchObject([{ value: null }]);
  });

  test.each([
    ["json", '{"a": 1,\n "b": 2,\n}', "a.json:2:8 is not JSON (trailing comma before }): correct it"],
    ["json", "", "a.json:1:1 is not JSON (expected a value, found the end of the text): correct it"],
    ["json", "1\n2", expect.stringMatching(/^a\.json:2:1 is not JSON .*: correct it, or use --as ndjson/)],
    ["json5", "{a: 1", expect.stringMatching(/^a\.json5:1:6 is not JSON5 \(.*\): correct it$/)],
    ["yaml", "a: b: c", expect.stringMatching(/^a\.yaml:1:4 is not YAML \(nested mappings .*\): correct it$/)],
    ["yaml", "a: 1\na: 2", 'a.yaml:2:1 is not YAML (the name "a" is here twice): correct it'],
    ["yaml", "a: .nan", "a.yaml:1:4 cannot be read as JSON (JSON has no number NaN): correct it"],
    ["toml", "a = ", expect.stringMatching(/^a\.toml:1:5 is not TOML \(.*\): correct it$/)],
  ] as [DocumentFormat, string, string][])("%s: %j", async (format, text, message) => {
    await expect(documents(text, format)).rejects.toMatchObject({ name: "Problem", message });
  });

  test("shows the line", async () => {
    const problem = (await documents('{\n "a" 1 }', "json").catch((error: unknown) => error)) as Problem;
    expect(await problemText(problem)).toBe(
      'argot: a.json:2:6 is not JSON (expected a colon, found 1): correct it\n  1 │ {\n  2 │  "a" 1 }\n    │      ^\n',
    );
  });
});

describe("warningOf", () => {
  test("is about an object with the same name twice", async () => {
    const [datum] = await documents('{"a": 1,\n"a": 2, "b": {"c": 1, "c": 1, "c": 1}}', "json");
    expect(datum && warningOf(datum.source())).toMatchObject({
      message:
        'a.json:2:1 the name "a" is here again, first at 1:2, and 2 more such names: remove all but one; the last one counts',
    });
    const [other] = await documents('[{"a": 1}, {"a": 1}]', "json");
    expect(other && warningOf(other.source())).toBeUndefined();
  });
});

test("decodeUtf8 refuses other encodings", () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x31, 0x00]);
  expect(() => decodeUtf8(utf16, { data: "a.json" })).toThrow("a.json is not UTF-8 text: save it as UTF-8");
  expect(() => decodeUtf8(utf16, { data: "a.jsonl", line: 4 })).toThrow("a.jsonl:4 is not UTF-8 text");
});
