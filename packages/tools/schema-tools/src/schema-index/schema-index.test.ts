import { createArgot } from "@argot/core";
import { draft07, draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";
import { SchemaIndex } from "./schema-index.js";

const argot = () => createArgot({ dialects: [draft202012, draft07] });
const indexOf = (value: unknown, uri = "https://example.com/a") => new SchemaIndex([{ value, uri }], argot());

test("finds schemas, resources, anchors and dialects", () => {
  const index = indexOf({
    $id: "https://example.com/root",
    properties: { a: { $anchor: "here" }, b: false },
    $defs: {
      inner: { $id: "inner", $schema: "http://json-schema.org/draft-07/schema#", definitions: { c: {} } },
      constant: { const: { $id: "no", properties: {} } },
    },
  });
  const [document] = index.documents;
  expect(document?.schemas.map(({ pointer }) => pointer).toSorted()).toEqual([
    "",
    "/$defs/constant",
    "/$defs/inner",
    "/$defs/inner/definitions/c",
    "/properties/a",
    "/properties/b",
  ]);
  expect(document?.resources.map(({ uri, pointer, dialect }) => [uri, pointer, dialect.uri])).toEqual([
    ["https://example.com/root", "", draft202012.uri],
    ["https://example.com/inner", "/$defs/inner", draft07.uri],
  ]);
  expect([...(document?.resources[0]?.anchors.keys() ?? [])]).toEqual(["here"]);
});

test("resolves references by URI, pointer, anchor and to places that are no keyword", () => {
  const index = new SchemaIndex(
    [
      {
        uri: "https://example.com/a",
        value: {
          anyOf: [
            { $ref: "b" },
            { $ref: "b#/$defs/x" },
            { $ref: "b#here" },
            { $ref: "#/elsewhere" },
            { $ref: "https://json-schema.org/draft/2020-12/schema" },
            { $ref: "schema-of-c" },
            { $ref: "b#/$defs/z" },
            { $ref: "b#her" },
          ],
          elsewhere: { $ref: "b" },
        },
      },
      { uri: "https://example.com/b", value: { $defs: { x: { $anchor: "here" } } } },
    ],
    argot(),
  );
  const references = index.schemas.flatMap(({ keywords }) => keywords.flatMap((each) => each.references));
  expect(
    references.map(({ target }) =>
      target.kind === "schema"
        ? `${target.schema.resource.uri}#${target.schema.pointer}`
        : target.kind === "nothing"
          ? target.reason
          : target.kind,
    ),
  ).toEqual([
    "https://example.com/b#",
    "https://example.com/b#/$defs/x",
    "https://example.com/b#/$defs/x",
    "https://example.com/a#/elsewhere",
    "known",
    "no schema is known by the URI https://example.com/schema-of-c",
    'there is no schema at https://example.com/b#/$defs/z; did you mean "/$defs/x"?',
    'there is no anchor "her" in https://example.com/b; did you mean "here"?',
    "https://example.com/b#",
  ]);
});

test("keeps faults", () => {
  const { documents } = indexOf({
    $schema: "https://example.com/unknown",
    $defs: { a: { $id: "x" }, b: { $id: "x" }, c: { $anchor: "n" }, d: { $anchor: "n" } },
  });
  expect(documents[0]?.faults.map(({ code, pointer }) => [code, pointer])).toEqual([
    ["unknown-dialect", "/$schema"],
    ["duplicate-identifier", "/$defs/b"],
    ["duplicate-identifier", "/$defs/d"],
  ]);
});

test("returns the meaning of keywords, with ids of schemas as targets", () => {
  const index = indexOf({ properties: { a: true }, additionalProperties: false, title: "T", minimum: "x" });
  const [root] = index.schemas;
  if (!root) throw new Error("no schema");
  const meanings = index.meaningOf(root);
  expect(meanings.map(({ keyword, rules, reads, provides }) => [keyword.name, rules.length, reads, provides])).toEqual([
    ["properties", 1, [], ["argot:facet/claimed-properties"]],
    ["additionalProperties", 1, ["argot:facet/claimed-properties"], []],
    ["title", 1, [], []],
  ]);
  const rest = meanings[1]?.rules[0]?.constraint;
  expect(rest?.op === "members" && index.schemas[rest.rest?.target ?? -1]?.json).toBe(false);
});

test("records patterns, valid or not", () => {
  const index = indexOf({ pattern: "(", patternProperties: { "^x-": {} } });
  const patterns = index.schemas[0]?.keywords.flatMap((each) => each.patterns);
  expect(
    patterns?.map(({ source, pointer, isName, problem }) => [source, pointer, isName, problem !== undefined]),
  ).toEqual([
    ["(", "/pattern", false, true],
    ["^x-", "/patternProperties/^x-", true, false],
  ]);
});
