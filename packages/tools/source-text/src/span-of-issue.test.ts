import { describe, expect, test } from "vitest";
import { createArgot, type SchemaError } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { validate } from "../test/argot.js";
import { SchemaSources } from "./schema-sources.js";
import { parseSource } from "./parse-source.js";
import { spanOfIssue, spanOfSchemaError } from "./span-of-issue.js";

/** The position of the first error, and the marked text. */
function pointedAt(schema: unknown, text: string, name = "d.json"): string {
  const { data, errors } = validate({ name, text }, { name: "s.json", text: JSON.stringify(schema) });
  if (!errors[0]) return "nowhere";
  const { start, end } = spanOfIssue(data, errors[0]);
  return `${start.line}:${start.column} ${text.slice(start.offset, end.offset)}`;
}

describe("spanOfIssue", () => {
  const closed = { properties: { a: {} }, additionalProperties: false };

  test.each([
    ["the value", { properties: { a: { minimum: 1 } } }, '{ "a": 0 }', "1:8 0"],
    ["where an object begins that lacks a member, in one line", { required: ["x"] }, `{ "a": 1 }`, "1:1 {"],
    ["an array of one line", { minItems: 9 }, "[1, 2]", "1:1 [1, 2]"],
    ["the name of a member that should not be there", closed, '{ "a": 1,\n"b": 2 }', '2:1 "b"'],
    ["the name that is not allowed", { propertyNames: { pattern: "^a" } }, '{ "a": 1, "b/~c": 2 }', '1:11 "b/~c"'],
    ["the name of a member whose schema is not: {}", { properties: { b: { not: {} } } }, '{ "b": 2 }', '1:3 "b"'],
    ["an object that lacks what another member needs", { dependentRequired: { a: ["x"] } }, '{ "a": 1 }', "1:1 {"],
    ["an item that should not be there", { items: false }, "[1]", "1:2 1"],
    ["where an object begins that lacks a member", { required: ["x"] }, '{\n  "a": 1\n}', "1:1 {"],
    ["where an array begins", { items: { minItems: 2 } }, "[\n  [ // \n]]".replace(" // ", ""), "2:3 ["],
  ])("%s", (_, schema, text, position) => {
    expect(pointedAt(schema, text)).toBe(position);
  });

  test.each([
    ["the value", { properties: { a: { minimum: 1 } } }, "a: 0\n", "1:4 0"],
    ["the name of a mapping that is indented", { properties: { a: { required: ["x"] } } }, "a:\n  b: 1\n", "1:1 a"],
    ["the first line of a mapping that has no name", { minProperties: 3 }, "a: 1\nb: 2\n", "1:1 a: 1"],
    ["where a mapping begins that lacks a member", { required: ["x"] }, "a: 1\nb: 2\n", "1:1 a"],
    ["the name of a member that should not be there", closed, "a: 1\nb: 2\n", "2:1 b"],
  ])("YAML: %s", (_, schema, text, position) => {
    expect(pointedAt(schema, text, "d.yaml")).toBe(position);
  });

  test("the innermost value on the path to a missing one", () => {
    const { data } = validate({ name: "d.json", text: '{"a": 1}' }, { name: "s.json", text: "true" });
    expect(spanOfIssue(data, { instanceLocation: "/a/b/c" }).start.column).toBe(7);
  });
});

describe("spanOfSchemaError", () => {
  const closed = {
    required: ["title"],
    properties: { $schema: {}, title: {}, minimum: {} },
    additionalProperties: false,
  };

  test.each([
    ["the name of an unknown keyword", '{ "minimun": {\n"a": 1 } }', '1:3 "minimun"', "unknown-keyword"],
    ["the value that is wrong", '{ "title": "a", "minimum": "1" }', '1:28 "1"', "invalid-schema"],
    ["the object that lacks a property", '{ "minimum": 1 }', "1:1 {", "invalid-schema"],
    [
      "the name of a property that must not be there",
      '{ "title": "a", "else": true }',
      '1:17 "else"',
      "invalid-schema",
    ],
  ])("marks %s", (_, text, position, code) => {
    const argot = createArgot({ dialects: [draft202012], strict: code === "unknown-keyword" });
    const meta = { $id: "https://example.com/meta", $schema: draft202012.uri, $ref: draft202012.uri, ...closed };
    argot.add(meta);
    const sources = new SchemaSources(argot);
    const schema = code === "unknown-keyword" ? text : text.replace("{ ", '{ "$schema": "https://example.com/meta", ');
    const source = parseSource(schema, { name: "s.json" });
    let error: SchemaError | undefined;
    try {
      sources.add(source, "file:///s.json");
      argot.compile("file:///s.json");
    } catch (thrown) {
      error = thrown as SchemaError;
    }
    expect(error?.code).toBe(code);
    const found = error && sources.find(`${error.uri}#${error.pointer}`);
    const span = error && found && spanOfSchemaError(error, found);
    const shift = schema.length - text.length;
    const { start, end } = span ?? source.spanOf({ start: 0, end: 0 });
    const column = start.offset === 0 ? start.column : start.column - shift;
    expect(`${start.line}:${column} ${schema.slice(start.offset, end.offset)}`).toBe(position);
  });
});
