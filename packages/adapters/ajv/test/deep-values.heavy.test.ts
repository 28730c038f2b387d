// Values that are wrong at a great depth.
import { Ajv as TheirAjv } from "ajv";
import { describe, expect, test } from "vitest";
import { Ajv, type ErrorObject, type Options } from "../src/index.js";

const schemas: readonly (readonly [what: string, schema: object, wrap: (value: unknown) => unknown])[] = [
  ["items by reference", { type: ["array", "number"], items: { $ref: "#" } }, (value) => [value]],
  [
    "properties",
    { type: ["object", "number"], properties: { a: { $ref: "#" } }, required: ["a"] },
    (value) => ({ a: value, b: "x" }),
  ],
  [
    "additional properties",
    { type: ["object", "number"], additionalProperties: { $ref: "#" }, maximum: 5 },
    (value) => ({ "a/b": value }),
  ],
  [
    "conditions",
    { if: { type: "object" }, then: { properties: { a: { $ref: "#" } } }, else: { type: "number" } },
    (value) => ({ a: value }),
  ],
];
const nested = (depth: number, wrap: (value: unknown) => unknown): unknown => {
  let value: unknown = "wrong";
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
};

describe.each(schemas)("%s", (_, schema, wrap) => {
  test.each<Options>([{}, { allErrors: true }])("the errors that Ajv gives at 700 levels, with %j", (options) => {
    const value = nested(700, wrap);
    const theirs = new TheirAjv({ strict: false, ...(options as object) }).compile(schema);
    const ours = new Ajv({ strict: false, ...options }).compile(schema);
    expect(ours(value)).toBe(theirs(value));
    expect(ours.errors).toEqual(theirs.errors);
  });
});

test.each(schemas.slice(0, 2))("%s that are wrong at 30,000 levels", (_, schema, wrap) => {
  const validate = new Ajv({ strict: false }).compile(schema);
  expect(validate(nested(30_000, wrap))).toBe(false);
  const [error] = validate.errors as ErrorObject[];
  expect(error?.instancePath.split("/")).toHaveLength(30_001);
});

test("a message of the schema is for errors at any depth", () => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addKeyword({ keyword: "errorMessage", code: () => {} });
  const deep = { type: "array", items: { anyOf: [{ $ref: "#/definitions/deep" }, { type: "number" }] } };
  const validate = ajv.compile({
    properties: { a: { $ref: "#/definitions/deep" } },
    errorMessage: { properties: { a: "wrong" } },
    definitions: { deep },
  });
  expect(validate({ a: nested(600, (value) => [value]) })).toBe(false);
  expect(validate.errors).toMatchObject([{ instancePath: "/a", message: "wrong" }]);
});
