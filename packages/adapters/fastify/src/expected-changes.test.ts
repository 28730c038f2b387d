import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { expectedChanges } from "./expected-changes.js";

/** The pointers of the changes that a schema expects, with their kinds. */
function changesOf(schema: object, hasTexts = true): string[] {
  const argot = createArgot({ dialect: "draft-07" });
  argot.add({ $id: "https://example.com/count", type: "integer", default: 1 });
  return expectedChanges(argot.plan(schema), hasTexts).map(
    ({ kind, uri, pointer }) => `${kind} ${uri.startsWith("argot:") ? "" : uri}#${pointer}`,
  );
}

const property = (schema: unknown): object => ({ type: "object", properties: { a: schema } });

describe("in a request of texts", () => {
  const cases: [name: string, schema: object, changes: string[]][] = [
    ["a text is what is received", property({ type: "string", minLength: 1 }), []],
    ["no type says nothing", property({ minimum: 1, enum: [1] }), []],
    ["several types may have a text", property({ type: ["integer", "string"] }), []],
    ["an object is not made of a text", property({ type: "object" }), []],
    ["another type beside it is", property({ type: ["object", "integer"] }), ["coercion #/properties/a/type"]],
    ["a number is converted", property({ type: "integer" }), ["coercion #/properties/a/type"]],
    ["null and booleans are converted", property({ type: ["boolean", "null"] }), ["coercion #/properties/a/type"]],
    ["one value becomes an array", property({ type: "array" }), ["coercion #/properties/a/type"]],
    [
      "items are converted",
      property({ type: ["array", "string"], items: { type: "integer" } }),
      ["coercion #/properties/a/items/type"],
    ],
    [
      "a reference is followed",
      property({ $ref: "https://example.com/count" }),
      ["coercion https://example.com/count#/type", "default https://example.com/count#/default"],
    ],
    [
      "names that match and all others are followed",
      { patternProperties: { "^x": { type: "null" } }, additionalProperties: { type: "number" } },
      ["coercion #/patternProperties/^x/type", "coercion #/additionalProperties/type"],
    ],
    ["an alternative converts", property({ anyOf: [{ type: "integer" }] }), ["coercion #/properties/a/anyOf/0/type"]],
    [
      "so does a consequence",
      { if: property(true), then: property({ type: "null" }) },
      ["coercion #/then/properties/a/type"],
    ],
    ["so does a condition", { if: property({ type: "null" }) }, ["coercion #/if/properties/a/type"]],
    [
      "so does a schema that must not be valid",
      property({ not: { type: "array" } }),
      ["coercion #/properties/a/not/type"],
    ],
    ["the query string itself is an object", { type: "array" }, []],
    ["names of properties are texts", { propertyNames: { type: "string" } }, []],
    [
      "a schema that reaches itself ends",
      { properties: { a: { $ref: "#" }, b: { type: "integer" } } },
      ["coercion #/properties/b/type"],
    ],
  ];
  test.each(cases)("%s", (_name, schema, changes) => expect(changesOf(schema)).toEqual(changes));
});

describe("a default", () => {
  const cases: [name: string, schema: object, changes: string[]][] = [
    ["of a property is inserted", property({ default: 1 }), ["default #/properties/a/default"]],
    ["of an item is inserted", { items: [{ default: 1 }] }, ["default #/items/0/default"]],
    ["of the root is not", { default: {} }, []],
    ["of an alternative is not", { anyOf: [property({ default: 1 })] }, []],
    ["of a condition is not", { if: property({ default: 1 }) }, []],
    ["of an item that is looked for is not", { contains: { default: 1 } }, []],
    [
      "of a schema that applies too is",
      { allOf: [property({ default: 1 })] },
      ["default #/allOf/0/properties/a/default"],
    ],
    ["is no property of this name", property({ properties: { default: { type: "integer" } } }), []],
  ];
  test.each(cases)("%s", (_name, schema, changes) => expect(changesOf(schema, false)).toEqual(changes));
});
