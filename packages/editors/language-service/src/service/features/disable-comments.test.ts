import { expect, test } from "vitest";
import { createLanguageService, TextDocument } from "../index.js";

const service = createLanguageService();
const schema = { properties: { a: { type: "string", enum: ["x"] }, b: { type: "string" } } };
service.configure({ schemas: [{ uri: "https://example.com/s", fileMatch: ["data.*"], schema }] });

let version = 0;
const codes = async (text: string, language: string): Promise<readonly unknown[]> => {
  const document = TextDocument.create(`file:///data.${language}`, language, ++version, text);
  return (await service.doValidation(document)).map(({ code, range }) => `${range.start.line} ${String(code)}`);
};

test("a comment switches off what is reported on the next line", async () => {
  expect(await codes("a: y\nb: 1\n", "yaml")).toEqual(["0 enum", "1 type"]);
  expect(await codes("# argot-disable-next-line\na: y\nb: 1\n", "yaml")).toEqual(["2 type"]);
  expect(await codes("# argot-disable-next-line type\na: y\nb: 1\n", "yaml")).toEqual(["1 enum", "2 type"]);
  expect(await codes("a: x\n# argot-disable-next-line enum, type\nb: 1\n", "yaml")).toEqual([]);
  expect(await codes("# yaml-language-server-disable must be\na: y\nb: 1\n", "yaml")).toEqual(["2 type"]);
  expect(await codes('{\n// argot-disable-next-line\n"b": 1 }', "jsonc")).toEqual([]);
  expect(await codes('{\n"c": "// argot-disable-next-line",\n"b": 1 }', "json")).toEqual(["2 type"]);
});
