import { expect, test } from "vitest";
import { createLanguageService, TextDocument } from "../index.js";

const dialect = '"$schema": "https://json-schema.org/draft/2020-12/schema"';
const texts: Readonly<Record<string, string>> = {
  "file:///w/a.schema.json": `{${dialect}, "$defs": {"id": {"$anchor": "ident"}}}`,
  "file:///w/b.schema.json": `{${dialect}, "$ref": "a.schema.json#/$defs/id"}`,
  "file:///w/c.json": `{${dialect}, "items": {"$ref": "a.schema.json#ident"}}`,
  "file:///w/d.schema.yaml": '$ref: "a.schema.json#/$defs/id"\n',
  "file:///w/data.json": '{"$schema": "a.schema.json", "$ref": "a.schema.json#/$defs/id"}',
  "file:///w/broken.schema.json": '{"$ref": ',
};

const service = createLanguageService({
  loadSchema: (uri) => Promise.resolve(texts[uri]),
  listDocuments: () => Promise.resolve([...Object.keys(texts), "file:///w/gone.json"]),
});
const uri = "file:///w/a.schema.json";
const document = TextDocument.create(uri, "json", 1, texts[uri] ?? "");
const at = (text: string) => document.positionAt(document.getText().indexOf(text) + 1);

test("references are found in all schemas of the workspace", async () => {
  const found = await service.findReferences(document, at('"id"'));
  expect(found.map((each) => each.uri).toSorted()).toEqual([
    "file:///w/b.schema.json",
    "file:///w/c.json",
    "file:///w/d.schema.yaml",
  ]);
});

test("a definition is renamed in all schemas of the workspace", async () => {
  const { changes = {} } = (await service.doRename(document, at('"id"'), "key")) ?? {};
  const renamed = Object.entries(changes).map(([each, edits]) =>
    TextDocument.applyEdits(TextDocument.create(each, "", 1, texts[each] ?? ""), edits),
  );
  expect(renamed.toSorted()).toEqual(
    [uri, "file:///w/b.schema.json", "file:///w/d.schema.yaml"]
      .map((each) => (texts[each] ?? "").replace('"id"', '"key"').replace("/id", "/key"))
      .toSorted(),
  );
});

test("what changes in the workspace counts", async () => {
  const changed: Record<string, string> = { ...texts };
  const other = createLanguageService({
    loadSchema: (each) => Promise.resolve(changed[each]),
    listDocuments: () => Promise.resolve(Object.keys(changed)),
  });
  expect(await other.findReferences(document, at('"id"'))).toHaveLength(3);
  changed["file:///w/b.schema.json"] = "{}";
  await other.resetSchema("file:///w/b.schema.json");
  expect(await other.findReferences(document, at('"id"'))).toHaveLength(2);
});
