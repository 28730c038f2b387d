// Documents that are schemas, and how documents find theirs.
import { expect, test } from "vitest";
import {
  createLanguageService,
  type LanguageServiceOptions,
  type LanguageServiceSettings,
  TextDocument,
} from "../../src/service/index.js";

const files: Record<string, string> = {
  "file:///p/address.schema.json":
    '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "$anchor": "top",\n  "type": "object",\n  "properties": { "city": { "type": "string" } }\n}',
};

const loadSchema = (uri: string): Promise<string | undefined> => Promise.resolve(files[uri]);

function open(
  uri: string,
  marked: string,
  settings: LanguageServiceSettings = {},
  options: LanguageServiceOptions = {},
) {
  const service = createLanguageService({ loadSchema, ...options });
  service.configure(settings);
  const offset = marked.indexOf("|");
  const document = TextDocument.create(uri, uri.endsWith("yaml") ? "yaml" : "json", 1, marked.replace("|", ""));
  return { service, document, position: document.positionAt(Math.max(0, offset)) };
}

const uri = "file:///p/person.schema.json";
const dialect = '"$schema": "https://json-schema.org/draft/2020-12/schema"';

async function problems(text: string): Promise<readonly string[]> {
  const { service, document } = open(uri, text);
  return (await service.doValidation(document)).map(({ message, range }) => `${document.getText(range)}: ${message}`);
}

test("faults of schemas are found while they are written", async () => {
  expect(await problems(`{${dialect}, "minimum": "3"}`)).toEqual(['"3": Must be number, is string; did you mean 3?']);
  expect(await problems(`{${dialect}, "requird": ["a"]}`)).toEqual([
    '"requird": "requird" is not a keyword of https://json-schema.org/draft/2020-12/schema; did you mean "required"?',
  ]);
  expect(await problems(`{${dialect}, "$ref": "#/$defs/a", "$defs": {"b": {}}}`)).toEqual([
    '"#/$defs/a": There is no schema at file:///p/person.schema.json#/$defs/a; did you mean "/$defs/b"?',
    '"b": Nothing refers to the definition at "/$defs/b"',
  ]);
  expect(await problems(`{${dialect}, "$ref": "address.schema.json#top"}`)).toEqual([]);
  expect(await problems(`{${dialect}, "type": "stri`)).toContain('"stri: This string does not end on its line');
});

test("a valid schema has no errors, and no warnings unless it hardly means what it says", async () => {
  const found = async (text: string, settings?: LanguageServiceSettings): Promise<readonly unknown[]> => {
    const { service, document } = open(uri, text, settings);
    return (await service.doValidation(document)).map(({ code, severity }) => [code, severity]);
  };
  const large = `{"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[a-z]*$", "title": "${"x".repeat(60)}"}`;
  const old = '"$schema": "http://json-schema.org/draft-07/schema#"';
  const duplicates = `{${old}, "properties": {"a": ${large}, "b": ${large}}}`;
  // Keywords that the service reads are accepted; those of other programs are pointed out.
  expect(await found(`{${old}, "markdownDescription": "*x*", "enumDescriptions": ["x"]}`)).toEqual([]);
  expect(await found(`{${old}, "instanceof": "Date"}`)).toEqual([["unknown-keyword", 3]]);
  expect(await found(`{${old}, "propertis": {}}`)).toEqual([["unknown-keyword", 2]]);
  expect(await found(duplicates)).toEqual([]);
  expect(await found('{"type": "string"}')).toEqual([["missing-dialect", 3]]);
  // What the network may have is no error: an editor may not load it.
  expect(await found(`{${old}, "$ref": "https://example.com/absent.json"}`)).toEqual([["unresolved-reference", 2]]);
  expect(await found(`{${old}, "$ref": "absent.json"}`)).toEqual([["unresolved-reference", 1]]);
  expect(await found(`{${old}, "$ref": "#/absent"}`)).toEqual([["unresolved-reference", 1]]);
  // What a project configures counts.
  const severities = { "duplicate-subschema": "error", "unknown-keyword": "warn" } as const;
  const settings = { lintOptionsOf: () => Promise.resolve({ severities, allowedKeywords: ["mine"] }) };
  expect(await found(duplicates, settings)).toEqual([["duplicate-subschema", 1]]);
  expect(await found(`{${old}, "mine": 1, "instanceof": "Date"}`, settings)).toEqual([["unknown-keyword", 2]]);
});

test.each([
  ["json", '{"$schema": "http://json-schema.org/draft-07/schema#", "enum": ["a"]}', '"const": "a"'],
  ["yaml", '$schema: "http://json-schema.org/draft-07/schema#"\nenum:\n  - a\n', 'const:\n  "a"\n'],
  ["yaml", '$schema: "http://json-schema.org/draft-07/schema#"\nminLength: 0\ntype: string\n', '#"\ntype: string\n'],
])("fixes of the linter are offered in %s: %j", async (language, text, fixed) => {
  const { service } = open(uri, text);
  const document = TextDocument.create(language === "yaml" ? "file:///a.schema.yaml" : uri, language, 1, text);
  const [action] = await service.doCodeActions(document, await service.doValidation(document));
  const after = TextDocument.applyEdits(document, action?.edit?.changes?.[document.uri] ?? []);
  expect(after).toContain(fixed);
  expect(await service.doValidation(TextDocument.create(document.uri, language, 2, after))).toEqual([]);
});

test("a schema with an unknown dialect is checked by the default one", async () => {
  expect(await problems('{"$schema": "http://json-schema.org/draft-7/schema#", "type": "strin"}')).toEqual([
    '"http://json-schema.org/draft-7/schema#": The dialect http://json-schema.org/draft-7/schema is not known; did you mean http://json-schema.org/draft-07/schema?',
    expect.stringMatching(/^"strin": Must be one of .*; did you mean "string"\?$/),
  ]);
  // It may be the name of a schema for schemas.
  expect(await problems('{"$schema": "address.schema.json", "city": 1}')).toEqual(["1: Must be string, is integer"]);
});

test("unused definitions are dimmed", async () => {
  const { service, document } = open(uri, `{${dialect}, "$ref": "#/$defs/a", "$defs": {"a": {}, "b": {}}}`);
  expect(await service.doValidation(document)).toMatchObject([
    { code: "unreachable-definition", tags: [1], severity: 4 },
  ]);
});

test("keywords are completed by the dialect", async () => {
  const labels = async (text: string): Promise<readonly string[]> => {
    const { service, document, position } = open(uri, text);
    return (await service.doComplete(document, position)).items.map(({ label }) => label);
  };
  const modern = await labels(`{${dialect}, "properties": {"a": {|}}}`);
  expect(modern).toContain("prefixItems");
  expect(modern).not.toContain("divisibleBy");
  const old = await labels('{"$schema": "http://json-schema.org/draft-03/schema#", "properties": {"a": {|}}}');
  expect(old).toContain("divisibleBy");
  expect(old).not.toContain("prefixItems");
  expect(await labels(`{${dialect}, "type": "|"}`)).toContain('"integer"');
  for (const typed of ["", "http", "http://json-schema.org/draft-7/schema#"])
    // oxlint-disable-next-line no-await-in-loop -- an editor asks one thing after the other
    expect((await labels(`{"$schema": "${typed}|"}`)).slice(0, 4)).toEqual([
      '"https://json-schema.org/v1"',
      '"https://json-schema.org/draft/2020-12/schema"',
      '"https://json-schema.org/draft/2019-09/schema"',
      '"http://json-schema.org/draft-07/schema#"',
    ]);
  expect(await labels(`{${dialect}, "properties": {"$schema": {"$ref": "|"}}}`)).toEqual(['"#"']);
});

test("references lead to their targets", async () => {
  const definition = async (text: string): Promise<readonly string[]> => {
    const { service, document, position } = open(uri, text);
    return (await service.findDefinition(document, position)).map(
      ({ uri: at, range }) => `${at}:${range.start.line}:${range.start.character}`,
    );
  };
  expect(await definition(`{${dialect}, "$ref": "|#/$defs/a",\n "$defs": {"a": {}}}`)).toEqual([`${uri}:1:11`]);
  expect(await definition(`{${dialect}, "$ref": "address.|schema.json#/properties/city"}`)).toEqual([
    "file:///p/address.schema.json:4:18",
  ]);
  const dynamic = `{${dialect}, "$dynamicAnchor": "n", "items": {"$dynamicRef": "|#n"},
  "$defs": {"o": {"$id": "https://example.com/o", "$dynamicAnchor": "n"}}}`;
  expect(await definition(dynamic)).toEqual([`${uri}:0:0`, `${uri}:1:12`]);
});

test("references to a definition are found and renamed with it", async () => {
  const text = `{${dialect}, "$ref": "#/$defs/a", "items": {"$ref": "#/$defs/a/items"}, "$defs": {"|a": {"items": {}}, "b": {"$ref": "#/$defs/a"}}}`;
  const { service, document, position } = open(uri, text);
  expect(await service.findReferences(document, position)).toHaveLength(2);
  const edit = await service.doRename(document, position, "x/y");
  expect(TextDocument.applyEdits(document, edit?.changes?.[uri] ?? [])).toBe(
    `{${dialect}, "$ref": "#/$defs/x~1y", "items": {"$ref": "#/$defs/x~1y/items"}, "$defs": {"x/y": {"items": {}}, "b": {"$ref": "#/$defs/x~1y"}}}`,
  );
  expect(await service.prepareRename(document, document.positionAt(text.indexOf("items") + 1))).toBeUndefined();
});

test("anchors are renamed with all that refers to them", async () => {
  const renamed = async (marked: string, newName = "other", at = uri): Promise<string | undefined> => {
    const { service, document, position } = open(at, marked);
    const range = await service.prepareRename(document, position);
    const edit = range && (await service.doRename(document, position, newName));
    return edit && `${document.getText(range)}: ${TextDocument.applyEdits(document, edit.changes?.[at] ?? [])}`;
  };
  const schema = (name: string): string =>
    `{${dialect}, "$id": "https://example.com/s", "$defs": {"x": {"$anchor": "${name}"}, "y": {"$id": "y", "$anchor": "here"}},
    "items": {"$ref": "#${name}"}, "not": {"$ref": "s#${name}"}, "if": {"$ref": "y#here"}}`;
  expect(await renamed(schema("here").replace('"here"', '"he|re"'))).toBe(`here: ${schema("other")}`);
  expect(await renamed(schema("here").replace('"#here"', '"#|here"'))).toBe(`here: ${schema("other")}`);
  // No other anchor may get the same name, and not every text is one.
  expect(await renamed(schema("here").replace('"here"', '"|here"'), "a b")).toBeUndefined();
  expect(await renamed(schema("|a").replace('"$id": "y", "$anchor": "here"', '"$anchor": "other"'))).toBeUndefined();
  const dynamic = (name: string): string =>
    `{${dialect}, "$dynamicAnchor": "${name}", "items": {"$dynamicRef": "#${name}"}, "contains": {"$ref": "#${name}"},
    "$defs": {"o": {"$id": "https://example.com/o", "$dynamicAnchor": "${name}"}}}`;
  expect(await renamed(dynamic("n").replace('"#n"', '"#|n"'))).toBe(`n: ${dynamic("other")}`);
  // In older drafts the identifier of a schema may be an anchor.
  const old = (name: string): string =>
    `{"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"a": {"$id": "#${name}"}}, "items": {"$ref": "#${name}"}}`;
  expect(await renamed(old("n").replace('"#n"', '"#|n"'))).toBe(`n: ${old("other")}`);
  const yaml = (name: string): string =>
    `$schema: https://json-schema.org/draft/2020-12/schema\n$defs:\n  a: {$anchor: ${name}}\nitems:\n  $ref: "#${name}"\n`;
  expect(await renamed(yaml("n").replace("$anchor: n", "$anchor: |n"), "m", "file:///p/s.schema.yaml")).toBe(
    `n: ${yaml("m")}`,
  );
});

test("a definition does not get the name of another one", async () => {
  const { service, document, position } = open(uri, `{${dialect}, "$defs": {"|a": {}, "b": {}}}`);
  expect(document.getText(await service.prepareRename(document, position))).toBe("a");
  expect(await service.doRename(document, position, "b")).toBeUndefined();
});

test("links lead to schemas", async () => {
  const { service, document } = open(uri, `{${dialect}, "$ref": "address.schema.json"}`);
  expect((await service.findLinks(document)).map(({ target }) => target)).toContain(
    "file:///p/address.schema.json#1,1",
  );
});

test("documents find their schemas", async () => {
  const check = async (at: string, text: string, settings?: LanguageServiceSettings): Promise<readonly string[]> => {
    const { service, document } = open(at, text, settings);
    return (await service.doValidation(document)).map(({ message }) => message);
  };
  const wrong = ["Must be string, is integer"];
  expect(await check("file:///p/a.json", '{"$schema": "address.schema.json", "city": 1}')).toEqual(wrong);
  expect(await check("file:///p/a.yaml", "# yaml-language-server: $schema=address.schema.json\ncity: 1")).toEqual(
    wrong,
  );
  expect(await check("file:///p/a.yaml", "$schema: ./address.schema.json\ncity: 1")).toEqual(wrong);
  const comment = "# yaml-language-server: $schema=address.schema.json";
  expect(await check("file:///p/a.yaml", `%YAML 1.2\n${comment}\n---\ncity: 1`)).toEqual(wrong);
  const schemas = [{ uri: "file:///p/address.schema.json", fileMatch: ["p/*.json", "!b.json"] }];
  expect(await check("file:///p/a.json", '{"city": 1}', { schemas })).toEqual(wrong);
  expect(await check("file:///p/b.json", '{"city": 1}', { schemas })).toEqual([]);
  const catalog = { schemas: [{ url: "file:///p/address.schema.json", fileMatch: ["address.json"] }] };
  expect(await check("file:///q/r/address.json", '{"city": 1}', { catalog })).toEqual(wrong);
  // All that match hold, but for those that are nowhere. The catalog counts where none matches.
  const named = { uri: "file:///p/named", fileMatch: ["*.json"], schema: { required: ["name"] } };
  const gone = { uri: "https://example.com/gone", fileMatch: ["*.json"] };
  const several = { schemas: [...schemas, named, gone], catalog };
  expect(await check("file:///p/a.json", '{"city": 1}', several)).toEqual([...wrong, '"name" is missing']);
  expect(await check("file:///q/address.json", '{"city": 1}', several)).toEqual(['"name" is missing']);
  expect(await check("file:///p/a.json", '{"city": "", "name": ""}', several)).toEqual([]);
  const schemaOf = (): Promise<string> => Promise.resolve("file:///p/address.schema.json");
  expect(await check("file:///p/any", '{"city": 1}', { schemaOf })).toEqual(wrong);
  expect(await check("file:///p/a.json", '{"$schema": "gone.json"}')).toEqual([
    "The schema file:///p/gone.json is not there",
  ]);
  const lost = [{ uri: "file:///p/lost", fileMatch: ["*"], schema: { items: { $ref: "gone.json#/a" } } }];
  expect(await check("file:///p/a.json", "[]", { schemas: lost })).toEqual([
    "The schema has a fault, and accepts every value there: file:///p/gone.json is not there",
  ]);
});

test("related information leads into the schema, and values to their schemas", async () => {
  const text = '{"$schema": "address.schema.json", "ci|ty": 1}';
  const { service, document, position } = open("file:///p/a.json", text);
  const [diagnostic] = await service.doValidation(document);
  expect(diagnostic?.relatedInformation?.[0]?.location).toMatchObject({
    uri: "file:///p/address.schema.json",
    range: { start: { line: 4 } },
  });
  expect(diagnostic?.codeDescription?.href).toBe("https://argot-schema.github.io/argot/errors/type#one");
  expect(await service.findDefinition(document, position)).toMatchObject([
    { uri: "file:///p/address.schema.json", range: { start: { line: 4 } } },
  ]);
});

test("a schema that changes is read again", async () => {
  let type = "string";
  const { service, document } = open(
    "file:///p/a.json",
    '{"$schema": "s.json", "city": 1}',
    {},
    {
      loadSchema: () => Promise.resolve(JSON.stringify({ properties: { city: { type } } })),
    },
  );
  expect(await service.doValidation(document)).toHaveLength(1);
  type = "integer";
  expect(await service.doValidation(document)).toHaveLength(1);
  await service.resetSchema("file:///p/s.json");
  expect(await service.doValidation(document)).toEqual([]);
});

test("nothing is loaded unless there is a loader", async () => {
  const service = createLanguageService();
  const document = TextDocument.create("file:///a.json", "json", 1, '{"$schema": "https://example.com/s"}');
  expect(await service.doValidation(document)).toMatchObject([{ code: "unusable-schema" }]);
});

test("symbols, folding and selection follow the text", () => {
  const { service, document } = open("file:///p/a.json", '{\n  "a": {\n    "b": [1,\n 2]\n  }\n}');
  expect(service.findDocumentSymbols(document)).toMatchObject([
    { name: "a", children: [{ name: "b", children: [{ name: "0" }, { name: "1" }] }] },
  ]);
  expect(service.getFoldingRanges(document)).toEqual([
    { startLine: 0, endLine: 4, kind: "object" },
    { startLine: 1, endLine: 3, kind: "object" },
  ]);
  const [selection] = service.getSelectionRanges(document, [{ line: 2, character: 10 }]);
  expect(document.getText(selection?.range)).toBe("1");
  // The item, with its comma, then inside the brackets and with them.
  expect(document.getText(selection?.parent?.range)).toBe("1,");
  expect(document.getText(selection?.parent?.parent?.range)).toBe("1,\n 2");
  expect(document.getText(selection?.parent?.parent?.parent?.range)).toBe("[1,\n 2]");
});
