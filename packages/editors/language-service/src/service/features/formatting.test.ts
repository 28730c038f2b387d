import { assert, boolean, constantFrom, jsonValue, property } from "fast-check";
import { stringify } from "yaml";
import { expect, test } from "vitest";
import { OpenDocument } from "../open-document.js";
import { createLanguageService, TextDocument } from "../index.js";

const service = createLanguageService();
const options = { tabSize: 2, insertSpaces: true };
let version = 0;
const documentOf = (text: string, language: string): TextDocument =>
  TextDocument.create(`file:///a.${language}`, language, ++version, text);
const change = (text: string, language: string, by: "format" | "sort"): string => {
  const document = documentOf(text, language);
  return TextDocument.applyEdits(document, service[by](document, options));
};
const valuesOf = (text: string, language: string): readonly unknown[] =>
  new OpenDocument(documentOf(text, language)).parsed.documents.map(({ root }) => root?.value);

test("JSON is formatted, all of it or a part", () => {
  expect(change('{"a":1,  // one\n"b":[1,2]}', "jsonc", "format")).toBe(
    '{\n  "a": 1, // one\n  "b": [\n    1,\n    2\n  ]\n}',
  );
  expect(change('{"a":1}\r\n', "json", "format")).toBe('{\r\n  "a": 1\r\n}\r\n');
  const document = documentOf('{"a":1,\n"b":{"c":2},\n"d":3}', "json");
  const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 12 } };
  expect(TextDocument.applyEdits(document, service.format(document, options, range))).toBe(
    '{"a":1,\n"b": {\n  "c": 2\n},\n"d":3}',
  );
});

test("YAML is formatted with its comments", () => {
  expect(change("a:   1 # one\nb:\n    - x\n    -   y: 1\n# end\n", "yaml", "format")).toBe(
    "a: 1 # one\nb:\n  - x\n  - y: 1\n\n# end\n",
  );
  expect(change("a: 1\n---\nb:   2\n", "yaml", "format")).toBe("a: 1\n---\nb: 2\n");
  expect(change("a: [\nb: 2\n", "yaml", "format")).toBe("a: [\nb: 2\n");
  expect(change("a: &x {b: 1}\nc:   *x\n", "yaml", "format")).toBe("a: &x { b: 1 }\nc: *x\n");
});

test("members are sorted, and comments stay with them", () => {
  expect(change('{"b": 1, "a": {"d": [{"f": 1, "e": 2}], "c": 3}}', "json", "sort")).toBe(
    JSON.stringify({ a: { c: 3, d: [{ e: 2, f: 1 }] }, b: 1 }, undefined, 2),
  );
  expect(change('{\n  // of b\n  "b": 1, // beside b\n  "a": 2 // beside a\n}', "jsonc", "sort")).toBe(
    '{\n  "a": 2, // beside a\n  // of b\n  "b": 1 // beside b\n}',
  );
  expect(change("b: 1 # b\na: 2\n", "yaml", "sort")).toBe("a: 2\nb: 1 # b\n");
  expect(change('{"b": 1, "a": }', "json", "sort")).toBe('{"b": 1, "a": }');
});

test("what is formatted or sorted has the same values, and is not changed again", () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), constantFrom("json", "yaml"), boolean(), (value, language, isSpaced) => {
      const text =
        language === "json"
          ? JSON.stringify(value, undefined, isSpaced ? 3 : 0)
          : stringify(value, { indent: isSpaced ? 4 : 2 });
      for (const by of ["format", "sort"] as const) {
        const changed = change(text, language, by);
        expect(valuesOf(changed, language)).toEqual(valuesOf(text, language));
        expect(change(changed, language, by)).toBe(changed);
      }
    }),
    { numRuns: 150 },
  );
});
