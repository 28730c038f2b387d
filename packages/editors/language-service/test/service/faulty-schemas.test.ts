// A fault in a schema is one warning in the documents that have the schema, and everything else works.
import { expect, test } from "vitest";
import { createLanguageService, type LanguageService, TextDocument } from "../../src/service/index.js";

const dialect = "https://json-schema.org/draft/2020-12/schema";
const start = { line: 0, character: 3 };
const rest = { kind: { type: "string", description: "The kind." }, other: {} };

async function opened(schema: unknown, text: string, files: Readonly<Record<string, unknown>> = {}) {
  const service = createLanguageService({ loadSchema: (uri) => Promise.resolve(files[uri]) });
  service.configure({ schemas: [{ uri: "file:///s.json", fileMatch: ["*"], schema }] });
  const document = TextDocument.create("file:///a.json", "json", 1, text);
  const problems = await service.doValidation(document);
  const hover = await service.doHover(document, { line: 0, character: 3 });
  const { items } = await service.doComplete(document, { line: 0, character: 1 });
  return {
    problems: problems.map(({ message, severity }) => `${severity} ${message}`),
    hover: JSON.stringify(hover?.contents ?? ""),
    labels: items.map(({ label }) => label),
    related: problems.at(-1)?.relatedInformation?.map(({ location, message }) => `${location.uri} ${message}`),
  };
}

test.each([
  [
    "a reference without a document",
    { $ref: "gone.json" },
    /^2 The schema has a fault.*file:\/\/\/gone.json is not there$/,
  ],
  ["a reference to nothing", { $ref: "#/$defs/gone" }, /^2 The schema has a fault.*there is no schema at/],
  ["a pattern", { pattern: "(" }, /^2 The schema has a fault.*not a valid regular expression/],
  ["a pattern of Python", { pattern: "(?i)^x" }, /^3 The schema is read as it was meant: .*read as \/\^x\/iu$/],
  ["a faulty subschema", 5, /^2 The schema has a fault.*must be one of object, boolean/],
  ["a faulty keyword", { minLength: "1" }, /^2 The schema has a fault.*must be integer/],
  ["a dialect", { $id: "b", $schema: "https://no.where" }, /^2 The schema has a fault.*is not known/],
])("%s turns nothing else off", async (_, fault, warning) => {
  const schema = { $schema: dialect, properties: { ...rest, fault }, required: ["kind"] };
  const { problems, hover, labels } = await opened(schema, '{"kind": 1, "fault": "x"}');
  expect(problems).toEqual([expect.stringMatching(/^1 Must be string/), expect.stringMatching(warning)]);
  expect(hover).toContain("The kind.");
  expect(labels).toContain("other");
});

const features: readonly (readonly [
  name: string,
  ask: (service: LanguageService, document: TextDocument) => unknown,
])[] = [
  ["definition", (service, document) => service.findDefinition(document, start)],
  ["references", (service, document) => service.findReferences(document, start)],
  ["links", (service, document) => service.findLinks(document)],
  ["renaming", (service, document) => service.prepareRename(document, start)],
  ["symbols", (service, document) => service.findDocumentSymbols(document)],
  ["colours", (service, document) => service.findDocumentColors(document)],
  ["matching schemas", (service, document) => service.getMatchingSchemas(document)],
  ["status", (service, document) => service.getSchemaStatus(document)],
  ["actions", async (service, document) => service.doCodeActions(document, await service.doValidation(document))],
];

test.each(features)("%s are found all the same", async (_, ask) => {
  const faults = [
    { $ref: "gone.json" },
    { $ref: "#/gone" },
    { pattern: "(" },
    5,
    { oneOf: [] },
    { $id: "b", $schema: "https://no.where" },
  ];
  // oxlint-disable no-await-in-loop -- one service after the other
  for (const fault of faults) {
    const schema = { $schema: dialect, properties: { ...rest, fault, tint: { format: "color" } } };
    const service = createLanguageService();
    service.configure({ schemas: [{ uri: "file:///s.json", fileMatch: ["*"], schema }] });
    const ofSound = createLanguageService();
    ofSound.configure({
      schemas: [
        {
          uri: "file:///s.json",
          fileMatch: ["*"],
          schema: { ...schema, properties: { ...schema.properties, fault: {} } },
        },
      ],
    });
    const document = TextDocument.create("file:///a.json", "json", 1, '{"kind": "a", "tint": "#f00"}');
    const withoutFaults = JSON.stringify(await ask(service, document))?.replaceAll('"faultCount":1', '"faultCount":0');
    expect(withoutFaults).toEqual(JSON.stringify(await ask(ofSound, document)));
  }
});

test("the warning leads to the places in the schemas, also in referred documents", async () => {
  const files = { "file:///other.json": '{"properties": {"kind": {"type": "strin"}},\n "required": "kind"}' };
  const { problems, related } = await opened({ $ref: "other.json" }, "{}", files);
  expect(problems).toEqual([expect.stringMatching(/\(and 1 more\)$/)]);
  expect(related).toEqual([
    expect.stringMatching(/^file:\/\/\/other.json .*strin/),
    expect.stringMatching(/^file:\/\/\/other.json .*must be array/),
  ]);
});

test("faults of the editor's own schemas are no warning", async () => {
  const files = { "vscode://schemas/launch": { oneOf: [] }, "file:///other.json": { oneOf: [] } };
  const own = await opened({ $ref: "vscode://schemas/launch" }, "{}", files);
  expect(own.problems).toEqual([expect.stringMatching(/^3 The schema has a fault/)]);
  const others = await opened({ allOf: Object.keys(files).map(($ref) => ({ $ref })) }, "{}", files);
  expect(others.problems).toEqual([expect.stringMatching(/^2 The schema has a fault.*\(and 1 more\)/)]);
});

test("a schema whose text has an error is used as far as it goes", async () => {
  const files = { "file:///other.json": '{"properties": {"kind": {"type": "string"}},' };
  const { problems } = await opened({ $ref: "other.json" }, '{"kind": 1}', files);
  expect(problems).toEqual([
    expect.stringMatching(/^1 Must be string/),
    expect.stringMatching(/^2 The schema has a fault.*other.json cannot be read/),
  ]);
});

test("keywords of draft-07 hold in older schemas", async () => {
  const oneOf = [{ properties: { kind: { const: "a" } } }, { properties: { kind: { const: "b" } } }];
  const schema = { $schema: "http://json-schema.org/draft-04/schema#", type: "object", oneOf };
  expect((await opened(schema, '{"kind": "a"}')).problems).toEqual([]);
  expect((await opened(schema, '{"kind": "c"}')).problems).not.toEqual([]);
});
