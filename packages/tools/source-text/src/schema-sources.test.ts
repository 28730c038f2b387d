import { createArgot, type SchemaError } from "@argot/core";
import { draft202012 } from "@argot/dialects/2020-12";
import { expect, test } from "vitest";
import { SchemaSources } from "./schema-sources.js";
import { parseSource } from "./parse-source.js";

const text = `$id: https://example.com/order
properties:
  id: {minimum: 1}
  to: {$ref: address}
$defs:
  address:
    $id: address
    $anchor: here
    properties:
      zip: {type: string}
`;
const argot = createArgot({ dialects: [draft202012] });
const schemas = new SchemaSources(argot).add(
  parseSource(text, { name: "order.yaml" }),
  "file:///project/x/../order.yaml",
);
const found = (uri: string) => {
  const location = schemas.find(uri);
  return (
    location &&
    `${location.source.name}:${location.position.key?.start.line}:${location.position.key?.start.column} ${location.pointer}`
  );
};

test("finds the locations of errors in any resource", () => {
  const { errors } = argot.compile("https://example.com/order").validate({ id: 0, to: { zip: 8000 } });
  expect(errors.map(({ absoluteKeywordLocation }) => found(absoluteKeywordLocation))).toEqual([
    "order.yaml:3:8 /properties/id/minimum",
    "order.yaml:10:13 /$defs/address/properties/zip/type",
  ]);
});

test.each([
  ["file:///project/order.yaml#/properties/id", "order.yaml:3:3 /properties/id"],
  ["https://example.com/address#here", "order.yaml:6:3 /$defs/address"],
  ["https://example.com/order#/properties/none/type", "order.yaml:2:1 /properties"],
  ["https://example.com/none", undefined],
  ["https://json-schema.org/draft/2020-12/schema#/type", undefined],
])("%s", (uri, location) => {
  expect(found(uri)).toBe(location);
});

test("finds the location of a schema error", () => {
  const wrong = parseSource('{\n  "$schema": "https://example.com/none"\n}', { name: "wrong.json" });
  schemas.add(wrong, "file:///wrong.json");
  expect(found("file:///wrong.json#/$schema")).toBe("wrong.json:2:3 /$schema");
});

test("finds the location of a schema error under the identifier of the schema", () => {
  const strict = createArgot({ dialects: [draft202012], strict: true });
  const sources = new SchemaSources(strict);
  const wrong = '{ "$id": "https://example.com/a", "$defs": {\n  "b": { "$id": "b", "typo": 1 } } }';
  sources.add(parseSource(wrong, { name: "wrong.json" }), "file:///wrong.json");
  let error: Partial<SchemaError> = {};
  try {
    strict.compile("https://example.com/a");
  } catch (thrown) {
    error = thrown as SchemaError;
  }
  expect(error).toMatchObject({ code: "unknown-keyword", uri: "https://example.com/b", pointer: "/typo" });
  expect(sources.find(`${error.uri}#${error.pointer}`)).toMatchObject({
    source: { name: "wrong.json" },
    pointer: "/$defs/b/typo",
    position: { key: { start: { line: 2, column: 22 } } },
  });
});

test("finds the location of an error of a document that was refused", () => {
  const id = "https://example.com/taken";
  const sources = new SchemaSources(createArgot({ dialects: [draft202012] }));
  sources.add(parseSource(`{ "$id": "${id}" }`, { name: "first.json" }), "file:///first.json");
  const second = parseSource(`{ "$defs": {\n"a": { "$id": "${id}", "type": "null" } } }`, { name: "second.json" });
  expect(() => sources.add(second, "file:///second.json")).toThrow("already identifies a different schema");
  expect(sources.find("file:///second.json#/$defs/a")).toMatchObject({
    source: { name: "second.json" },
    pointer: "/$defs/a",
  });
});

test.each(["$id", "id"])("takes the identifier %s of a document without a URI", (name) => {
  const id = "https://example.com/own";
  const sources = new SchemaSources(createArgot({ dialects: [draft202012] }));
  sources.add(parseSource(`{ "${name}": "${id}", "type": "null" }`, { name: "own.json" }));
  expect(sources.find(`${id}#/type`)?.source.name).toBe("own.json");
});

test.each(['{ "type": "null" }', "true", "[]"])("refuses %s without a URI", (schema) => {
  const sources = new SchemaSources(createArgot({ dialects: [draft202012] }));
  expect(() => sources.add(parseSource(schema))).toThrow(expect.objectContaining({ name: "SchemaError" }));
});
