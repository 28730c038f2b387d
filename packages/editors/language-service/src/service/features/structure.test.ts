import type { SelectionRange } from "vscode-languageserver-types";
import { expect, test } from "vitest";
import { createLanguageService, TextDocument } from "../index.js";

const service = createLanguageService();
const documentOf = (text: string, language: string): TextDocument =>
  TextDocument.create(`file:///a.${language}`, language, 1, text);

const folded = (text: string, language: string): readonly string[] =>
  service
    .getFoldingRanges(documentOf(text, language))
    .map(({ startLine, endLine, kind = "" }) => `${startLine}-${endLine}${kind === "" ? "" : ` ${kind}`}`);

test("objects, arrays and texts are folded, but never a whole document of YAML", () => {
  expect(folded('{\n  "a": [\n    1\n  ]\n}', "json")).toEqual(["0-3 object", "1-2 array"]);
  expect(folded("a:\n  b: 1\n  c: 2\nd: 1\n", "yaml")).toEqual(["0-2"]);
  expect(folded("- a: 1\n  b: 2\n- c\n", "yaml")).toEqual(["0-1"]);
  expect(folded("a: |\n  one\n  two\nb: {\n  c: 1\n}\n", "yaml")).toEqual(["0-2", "3-4"]);
  expect(folded("a:\n  b: 1\n---\nc:\n  d: 1\n", "yaml")).toEqual(["0-1", "3-4"]);
  for (const text of ["a: 1\nb: 2\n", "# c\na: 1\nb:\n  - 1\n", "- 1\n- 2\n"])
    for (const { startLine, endLine } of service.getFoldingRanges(documentOf(text, "yaml")))
      expect(startLine > 0 || endLine < text.split("\n").length - 2).toBe(true);
});

test("regions are folded, one within another", () => {
  expect(
    folded('{\n  // #region a\n  "a": 1,\n  /* #region */\n  "b": 2,\n  // #endregion\n  // #endregion\n}', "jsonc"),
  ).toEqual(["0-6 object", "3-5 region", "1-6 region"]);
  expect(folded("# #region\na: 1\n#endregion\nb: |\n  # region\n  x\n", "yaml")).toEqual(["3-5", "0-2 region"]);
});

const selected = (marked: string, language: string): readonly string[] => {
  const offset = marked.indexOf("|");
  const document = documentOf(marked.replace("|", ""), language);
  const found: string[] = [];
  const [first] = service.getSelectionRanges(document, [document.positionAt(offset)]);
  for (let range: SelectionRange | undefined = first; range; range = range.parent)
    found.push(document.getText(range.range));
  return found;
};

test("selections grow inside quotes and brackets, then with them", () => {
  expect(selected('{"a": ["x|y"]}', "json")).toEqual(["xy", '"xy"', '["xy"]', '"a": ["xy"]', '{"a": ["xy"]}']);
  expect(selected('{"a|b": 1, "c": 2}', "json")).toEqual([
    "ab",
    '"ab"',
    '"ab": 1',
    '"ab": 1,',
    '"ab": 1, "c": 2',
    '{"ab": 1, "c": 2}',
  ]);
  expect(selected("a:\n  b: x|y\n", "yaml")).toEqual(["xy", "b: xy", "a:\n  b: xy"]);
  expect(selected("a: [1, |2]\n", "yaml")).toEqual(["2", "1, 2", "[1, 2]", "a: [1, 2]"]);
});
