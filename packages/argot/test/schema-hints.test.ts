// The commonest mistakes in schemas: the error says what was probably meant.
import { createArgot, SchemaError } from "argot";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

function errorOf(schema: unknown): string {
  try {
    createArgot().compile(schema as object);
  } catch (error) {
    if (error instanceof SchemaError) return error.message;
    throw error;
  }
  throw new Error("no error");
}

const draft04 = "http://json-schema.org/draft-04/schema#";

describe("an error of a schema says what was probably meant", () => {
  test.each<[string, unknown, string]>([
    ["a pointer without #", { $ref: "/$defs/a", $defs: { a: {} } }, 'did you mean "#/$defs/a"?'],
    ["a path without #/", { $ref: "$defs/a", $defs: { a: {} } }, 'did you mean "#/$defs/a"?'],
    ["a pointer without a slash", { $ref: "#$defs/a", $defs: { a: {} } }, 'did you mean "#/$defs/a"?'],
    ["an anchor without #", { $ref: "a", $defs: { b: { $anchor: "a" } } }, 'did you mean "#a"?'],
    ["an anchor as a pointer", { $ref: "#/a", $defs: { b: { $anchor: "a" } } }, 'did you mean "#a"?'],
    ["a tuple", { items: [{ type: "string" }] }, 'a list of schemas, one for each position, belongs to "prefixItems"'],
    ["required: true", { properties: { a: { required: true } } }, "list the required properties by name"],
    ["required: true in draft-04", { $schema: draft04, required: true }, "list the required properties by name"],
    [
      "exclusiveMinimum: true",
      { minimum: 1, exclusiveMinimum: true },
      'a boolean beside "minimum" belongs to draft-04',
    ],
    [
      "exclusiveMaximum: true",
      { maximum: 1, exclusiveMaximum: true },
      'a boolean beside "maximum" belongs to draft-04',
    ],
    ["one value of enum", { enum: "a" }, "list the allowed values, a single one as well"],
    ["a text of an object", '{"type":"string"}', "a text has to be parsed first"],
    ["a text of an array", " [1]", "a text has to be parsed first"],
  ])("%s", (_, schema, hint) => {
    expect(errorOf(schema)).toContain(hint);
  });

  test("but not where nothing like it is there", () => {
    expect(errorOf({ $ref: "/$defs/b", $defs: { a: {} } })).not.toContain("did you mean");
    expect(errorOf({ $ref: "#/$defs/a", $defs: { a: 1 } })).not.toContain("did you mean");
    expect(errorOf({ items: 1 })).not.toContain("prefixItems");
    expect(errorOf({ required: "a" })).not.toContain("by name");
  });

  test("and the reference that it names can be resolved", () => {
    const name = fc.oneof(fc.constantFrom("a", "b c", "a/b", "~", "%41", "ä", ""), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(name, name, fc.constantFrom("", "/", "#"), (own, meant, before) => {
        const $defs = { [own]: { type: "string" } };
        const path = `$defs/${encodeURIComponent(meant.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
        const [, suggested] = /did you mean "(.*)"\?$/.exec(errorOf({ $ref: before + path, $defs })) ?? [];
        const leads = suggested !== undefined && createArgot().compile({ $ref: suggested, $defs })("x");
        expect(leads).toBe(own === meant);
      }),
    );
  });
});
