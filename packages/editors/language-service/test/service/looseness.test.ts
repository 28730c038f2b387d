// What programs accept beside the specifications.
import { expect, test } from "vitest";
import { createLanguageService, type LanguageServiceSettings, TextDocument } from "../../src/service/index.js";

async function messages(
  text: string,
  schema: unknown,
  { uri = "file:///p/a.yaml", ...settings }: LanguageServiceSettings & { readonly uri?: string } = {},
): Promise<readonly string[]> {
  const service = createLanguageService();
  service.configure({ schemas: [{ uri: "file:///s.json", fileMatch: ["*"], schema }], ...settings });
  const language = uri.endsWith("yaml") ? "yaml" : "json";
  const found = await service.doValidation(TextDocument.create(uri, language, 1, text));
  return found.map(({ message, severity, tags }) => `${severity}${tags ? ` ${tags.join()}` : ""} ${message}`);
}

const numbers = { additionalProperties: { type: ["number", "array", "object"], items: { type: "number" } } };

test.each(["a: !Ref Name", "a: !reference [x, y]", "a: !include {file: x}", "a: [!Sub x, 1]", "a: !vault |\n  text\n"])(
  "a value with a tag of a program may stand for any other: %j",
  async (text) => {
    expect(await messages(text, numbers)).toEqual([]);
  },
);

test("tags of YAML say nothing more, and a value without a tag is checked", async () => {
  expect(await messages("a: !!binary aGk=\nb: !!set {x: }", { properties: { a: { type: "string" } } })).toEqual([]);
  expect(await messages("a: !Ref x\nb: x", numbers)).toEqual([expect.stringMatching(/^1 Must be/)]);
  expect(await messages("a: [!Sub x, y]", numbers)).toEqual([expect.stringMatching(/^1 Must be number/)]);
});

test("other tags than those of the setting are errors", async () => {
  const settings = { yamlTags: ["!Ref"] };
  expect(await messages("a: !Ref x", {}, settings)).toEqual([]);
  expect(await messages("a: !Reff x", {}, settings)).toEqual([expect.stringMatching(/^1 Unresolved tag: !Reff/)]);
});

test("merge keys merge, unless the setting forbids it", async () => {
  const text = "base: &base {on: push}\njob:\n  <<: *base\n";
  const schema = { properties: { job: { required: ["on"], additionalProperties: false, properties: { on: {} } } } };
  expect(await messages(text, schema)).toEqual([]);
  expect(await messages(text, schema, { yamlMergeKeys: false })).not.toEqual([]);
});

test("an array of items has its meaning if the schema names no dialect", async () => {
  const schema = { properties: { a: { items: [{ type: "string" }], additionalItems: false } } };
  expect(await messages("a: [1]", schema)).toEqual(["1 Must be string, is integer"]);
  expect(await messages("a: [x]", schema)).toEqual([]);
  const modern = { $schema: "https://json-schema.org/draft/2020-12/schema", ...schema };
  expect(await messages("a: [1]", modern)).toEqual([expect.stringMatching(/^2 The schema has a fault/)]);
});

test("later annotations have their roles in older schemas", async () => {
  const schema = { $schema: "http://json-schema.org/draft-07/schema#", properties: { a: { deprecated: true } } };
  expect(await messages("a: 1", schema)).toEqual(["4 2 Deprecated"]);
});

test.each([
  ["/person.json", "file:///any/where/person.json", true],
  ["/person.json", "file:///any/where/my-person.json", false],
  ["/.config/*.json", "file:///p/.config/a.json", true],
  ["**/person.json", "file:///person.json", true],
])("the pattern %s is for the end of the path %s: %s", async (pattern, uri, isMatched) => {
  const settings = { schemas: [{ uri: "file:///s.json", fileMatch: [pattern], schema: false }], uri };
  expect(await messages("{}", false, settings)).toHaveLength(isMatched ? 1 : 0);
});

test("the status says which schema a document has, and why", async () => {
  const service = createLanguageService();
  const faulty = { $ref: "#/nowhere" };
  service.configure({ schemas: [{ uri: "file:///s.json", fileMatch: ["a.json"], schema: faulty }] });
  const status = (uri: string, text: string) =>
    service.getSchemaStatus(TextDocument.create(uri, uri.endsWith("yaml") ? "yaml" : "json", 1, text));
  expect(await status("file:///a.json", "{}")).toEqual([
    { origin: "settings", uris: ["file:///s.json"], problem: undefined, faultCount: 1 },
  ]);
  expect(await status("file:///b.json", "{}")).toEqual([
    { origin: "none", uris: [], problem: undefined, faultCount: 0 },
  ]);
  expect(await status("file:///b.json", '{"$schema": "gone.json"}')).toEqual([
    {
      origin: "document",
      uris: ["file:///gone.json"],
      problem: "The schema file:///gone.json is not there",
      faultCount: 0,
    },
  ]);
  expect(await status("file:///c.schema.json", "{}")).toMatchObject([{ origin: "dialect", problem: undefined }]);
  expect(await status("file:///d.yaml", "---\n# yaml-language-server: $schema=s.json\na: 1\n---\nb: 1\n")).toHaveLength(
    2,
  );
});
