// Differences of draft-03 from draft-04 that the official suite does not test.
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

  test("is a keyword in the schema of the property", () => {
    expect(isValid({ properties: { a: { required: true } } }, {})).toBe(false);
    expect(isValid({ properties: { a: { required: true } } }, { a: null })).toBe(true);
  });

  test("may be in the target of a reference", () => {
    expect(isValid({ properties: { a: { $ref: "#/definitions/needed" } }, definitions }, {})).toBe(false);
    expect(isValid({ properties: { a: { $ref: "#/definitions/likeNeeded" } }, definitions }, {})).toBe(false);
    expect(isValid({ properties: { a: { $ref: "#/definitions/optional", required: true } }, definitions }, {})).toBe(
      true,
    );
  });

  test("is inherited by a schema that extends another", () => {
    expect(isValid({ properties: { a: { extends: { $ref: "#/definitions/needed" } } }, definitions }, {})).toBe(false);
    expect(isValid({ extends: { properties: { a: { required: true } } } }, {})).toBe(false);
  });

  test("may be in a recursive schema", () => {
    expect(isValid({ required: true, properties: { child: { $ref: "#" } } }, {})).toBe(false);
    expect(isValid({ properties: { child: { $ref: "#" } } }, { child: {} })).toBe(true);
  });

  test("does not matter in the items of an array", () => {
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

  test("accepts unknown names of types", () => {
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

  test("name what is missing and what is wrong", () => {
    const properties = { a: { required: true }, b: { required: true, type: "string" } };
    expect(errorsOf({ properties }, { b: 1 })).toEqual([
      ' /properties must have property "a"',
      "/b /properties/b/type must be string, is integer",
    ]);
  });

  test("name the possible types", () => {
    expect(errorsOf({ type: ["string", { type: "null" }] }, 1)).toEqual([
      " /type must be one of null, string, is integer",
    ]);
    expect(errorsOf({ disallow: ["string", "null"] }, null)).toEqual([" /disallow must be none of string, null"]);
  });
});
