import { createArgot } from "argot";
import { expect, test } from "vitest";
import { HeaderNameError, namesWithCapitals } from "./header-names.js";

const cases: [name: string, schema: object, names: string[]][] = [
  ["names in lower case are those of requests", { properties: { "x-foo": {} }, required: ["x-foo", "ünicode"] }, []],
  ["a name that is described", { properties: { "X-Foo": { type: "string" } } }, ["X-Foo"]],
  ["names that are required", { required: ["X-Foo", "x-bar", "ETag"] }, ["X-Foo", "ETag"]],
  ["a name in a condition", { dependencies: { "X-Foo": ["X-Bar"] } }, ["X-Bar", "X-Foo"]],
  [
    "a name that is allowed",
    { propertyNames: { anyOf: [{ enum: ["X-Foo", "x-bar"] }, { const: "Host" }] } },
    ["X-Foo", "Host"],
  ],
  [
    "a name beneath a reference",
    { allOf: [{ $ref: "#/definitions/a" }], definitions: { a: { required: ["A"] } } },
    ["A"],
  ],
  [
    "a name in the condition of an alternative",
    { if: { properties: { A: { const: "B" } } }, then: { required: ["C"] } },
    ["A", "C"],
  ],
  ["the values of headers may have capitals", { properties: { a: { const: "B", enum: ["B"], required: ["C"] } } }, []],
];
test.each(cases)("%s", (_name, schema, names) => {
  const plan = createArgot({ dialect: "draft-07" }).plan(schema);
  expect(namesWithCapitals(plan).toSorted()).toEqual(names.toSorted());
});

test("the error says what to write", () => {
  const error = new HeaderNameError(["X-Foo", "ETag"]);
  expect(error.names).toEqual(["X-Foo", "ETag"]);
  expect(error.message).toMatch(/write "x-foo" instead of "X-Foo", "etag" instead of "ETag" in the schema/);
});
