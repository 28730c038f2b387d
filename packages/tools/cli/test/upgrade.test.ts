import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const draft04 = "http://json-schema.org/draft-04/schema#";
const draft07 = "http://json-schema.org/draft-07/schema#";
const latest = "https://json-schema.org/draft/2020-12/schema";

const textOf = (cwd: string, file: string): string => readFileSync(path.join(cwd, file), "utf8");

describe("argot upgrade", () => {
  test("changes files where they are, and keeps comments and layout", async () => {
    const cwd = folder({
      "order.jsonc": `{
  // An order.
  "$schema": "${draft04}",
  "properties": {
    "price": { "minimum": 1.50, "exclusiveMinimum": true }, // net
    "by": { "$ref": "person.yaml#/definitions/name", "description": "The buyer" }
  },
  "dependencies": { "price": ["by"], "by": { "minProperties": 1 } }
}
`,
      "person.yaml": `# names
$schema: ${draft07}
definitions:
  name: &name # of a person
    type: string
  # others
  pair:
    items: [*name, { $ref: "#/definitions/name" }]
    additionalItems: false
`,
    });
    const { code, out, err } = await argot(["upgrade", "order.jsonc", "person.yaml"], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("order.jsonc\n  note: 1 schema is proven to accept the same values\n");
    expect(out).toContain("person.yaml\n  note: 3 schemas are proven to accept the same values\n");
    expect(out).toContain('note: "description" is an annotation in the newer draft');
    expect(textOf(cwd, "order.jsonc")).toBe(`{
  // An order.
  "$schema": "${latest}",
  "properties": {
    "price": { "exclusiveMinimum": 1.50 }, // net
    "by": { "$ref": "person.yaml#/$defs/name", "description": "The buyer" }
  },
  "dependentRequired": {"price":["by"]},
  "dependentSchemas": { "by": { "minProperties": 1 } }
}
`);
    expect(textOf(cwd, "person.yaml")).toBe(`# names
$schema: ${latest}
$defs:
  name: &name # of a person
    type: string
  # others
  pair:
    prefixItems: [*name, { $ref: "#/$defs/name" }]
    items: false
`);
    const again = await argot(["upgrade", "order.jsonc", "person.yaml"], { cwd });
    expect(again).toEqual({ code: 0, out: "✔ order.jsonc\n✔ person.yaml\n2 in order, 0 not written\n", err: "" });
  });

  test("another draft, a byte-order mark, and the dialect of schemas without $schema", async () => {
    const cwd = folder({ "a.json": '\uFEFF{"id": "https://example.com/a"}\r\n' });
    expect((await argot(["upgrade", "a.json", "--dialect", "draft-04", "--to", "draft-06"], { cwd })).code).toBe(0);
    const $schema = '"$schema": "http://json-schema.org/draft-06/schema#"';
    expect(textOf(cwd, "a.json")).toBe(`\uFEFF{${$schema}, "$id": "https://example.com/a"}\r\n`);
  });

  test("a keyword that blocks a file keeps it, and those that would leave it behind", async () => {
    const files = {
      "a.json": { $schema: draft07, not: { $id: "#1" }, items: { $ref: "b.json#/definitions/n" } },
      "b.json": { $schema: draft07, definitions: { n: {} } },
      "c.json": { $schema: draft07, definitions: { n: {} } },
    };
    const cwd = folder(files);
    const { code, out } = await argot(["upgrade", "."], { cwd });
    expect(code).toBe(1);
    expect(out).toContain('  a.json:1:61 /not/$id "1" is no name that "$anchor" can have\n');
    expect(out).toContain(
      "b.json:1:1 (root) a.json refers to a schema that moves (b.json#/definitions/n), and stays as it is\n",
    );
    expect(out).toContain("1 in order, 2 not written\n");
    expect(JSON.parse(textOf(cwd, "b.json"))).toEqual(files["b.json"]);
    expect(JSON.parse(textOf(cwd, "c.json"))).toEqual({ $schema: latest, $defs: { n: {} } });
  });

  test("a format that only the later draft asserts", async () => {
    const schema = { $schema: draft04, format: "date" };
    const cwd = folder({ "argot.config.json": { formats: "assert" }, "a.json": schema });
    const { code, out } = await argot(["upgrade", "a.json"], { cwd });
    expect(out).toContain('"format" restricts no values in draft-06, and does in draft-07, so it becomes "x-format"');
    expect(code).toBe(0);
    expect(JSON.parse(textOf(cwd, "a.json"))).toEqual({ $schema: latest, "x-format": "date" });
  });

  test("draft-07 from a later one, with its comments, or why not", async () => {
    const cwd = folder({
      "point.jsonc": `{
  // A point.
  "$schema": "${latest}",
  "prefixItems": [{ "$ref": "#/$defs/n", "minimum": 0 }, { "$ref": "#/$defs/n" }],
  "items": false,
  "$defs": { "n": { "type": "number" } }
}
`,
      "counted.json": { $schema: latest, contains: {}, minContains: 2 },
    });
    const { code, out } = await argot(["upgrade", ".", "--to", "draft-07"], { cwd });
    expect(out).toContain("point.jsonc\n  note: 2 schemas are proven to accept the same values\n");
    expect(out).toContain('/minContains draft-07 has no other count of items for "contains" than at least one\n');
    expect(code).toBe(1);
    expect(textOf(cwd, "point.jsonc")).toBe(`{
  // A point.
  "$schema": "${draft07}",
  "items": [{ "allOf": [{"$ref": "#/definitions/n"}], "minimum": 0 }, { "$ref": "#/definitions/n" }],
  "additionalItems": false,
  "definitions": { "n": { "type": "number" } }
}
`);
  });

  test("what cannot be used, or not be edited", async () => {
    const twice = `{ "$schema": "${draft07}", "definitions": { "a": {}, "a": {} } }`;
    const cwd = folder({ "a.json": { $schema: draft07, type: 1 }, "b.json": twice });
    const { code, out, err } = await argot(["upgrade", "a.json", "b.json"], { cwd });
    expect(code).toBe(2);
    expect(err).toContain("argot: the schema cannot be used: correct the schema\n");
    expect(out).toContain("the file cannot be edited without changing more than its keywords");
    expect(textOf(cwd, "b.json")).toBe(twice);
    expect((await argot(["upgrade"], { cwd })).err).toContain("argot: no schema is named: ");
  });
});
