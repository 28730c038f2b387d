// What draft-03 says differently from draft-04, beyond what the official suite asks.
import { describe, expect, test } from "vitest";
import { createArgot, type Tier } from "../src/index.js";

const $schema = "http://json-schema.org/draft-03/schema#";
const tierNames: readonly Tier[] = ["loop", "compiled", "closures"];

const refusal = (schema: object) => (): unknown => createArgot().compile({ $schema, ...schema });

describe.each(tierNames)("required (%s)", (tier) => {
  const isValid = (schema: object, value: unknown): boolean =>
    createArgot({ tier }).compile({ $schema, ...schema })(value);
  const definitions = {
    needed: { required: true },
    optional: { required: false },
    likeNeeded: { $ref: "#/definitions/needed" },
    circle: { $ref: "#/properties/a" },
  };

  test("is said by the schema of the property", () => {
    expect(isValid({ properties: { a: { required: true } } }, {})).toBe(false);
    expect(isValid({ properties: { a: { required: true } } }, { a: null })).toBe(true);
  });

  test("is said by the schema that a reference leads to, since that stands in its place", () => {
    expect(isValid({ properties: { a: { $ref: "#/definitions/needed" } }, definitions }, {})).toBe(false);
    expect(isValid({ properties: { a: { $ref: "#/definitions/likeNeeded" } }, definitions }, {})).toBe(false);
    expect(isValid({ properties: { a: { $ref: "#/definitions/optional", required: true } }, definitions }, {})).toBe(
      true,
    );
  });

  test("is inherited by what extends a schema", () => {
    expect(isValid({ properties: { a: { extends: { $ref: "#/definitions/needed" } } }, definitions }, {})).toBe(false);
    expect(isValid({ extends: { properties: { a: { required: true } } } }, {})).toBe(false);
  });

  test("of a schema that is recursive is found", () => {
    expect(isValid({ required: true, properties: { child: { $ref: "#" } } }, {})).toBe(false);
    expect(isValid({ properties: { child: { $ref: "#" } } }, { child: {} })).toBe(true);
  });

  test("is nothing to the items of an array", () => {
    expect(isValid({ items: [{ required: true }] }, [])).toBe(true);
  });
});

describe("the meta-schema", () => {
  test.each([
    [{ type: { type: "string" } }, "/type"],
    [{ type: 1 }, "/type"],
    [{ type: ["string", "string"] }, "/type"],
    [{ properties: { a: true } }, "/properties/a"],
    [{ required: ["a"] }, "/required"],
    [{ divisibleBy: 0 }, "/divisibleBy"],
    [{ enum: [] }, "/enum"],
    [{ exclusiveMinimum: true }, ""],
    [{ dependencies: { a: 1 } }, "/dependencies/a"],
    [{ extends: "#" }, "/extends"],
    [{ disallow: {} }, "/disallow"],
  ])("refuses %j", (schema, pointer) =>
    expect(refusal(schema)).toThrow(expect.objectContaining({ code: "invalid-schema", pointer })),
  );

  test("lets names of types pass that nobody knows", () => {
    expect(createArgot().compile({ $schema, type: "money" })("1 EUR")).toBe(true);
  });
});

describe("errors", () => {
  const errorsOf = (schema: object, value: unknown): string[] =>
    createArgot()
      .compile({ $schema, ...schema })
      .validate(value)
      .errors.map(
        ({ instanceLocation, keywordLocation, message }) => `${instanceLocation} ${keywordLocation} ${message}`,
      );

  test("say what is missing, and what is wrong with what is there", () => {
    const properties = { a: { required: true }, b: { required: true, type: "string" } };
    expect(errorsOf({ properties }, { b: 1 })).toEqual([
      ' /properties must have all required properties, lacks "a"',
      "/b /properties/b/type must be string, is integer",
    ]);
  });

  test("say which types would do", () => {
    expect(errorsOf({ type: ["string", { type: "null" }] }, 1)).toEqual([
      ' /type must be one of string, {"type": "null"}',
    ]);
    expect(errorsOf({ disallow: ["string", "null"] }, null)).toEqual([" /disallow must be none of string, null"]);
  });
});
