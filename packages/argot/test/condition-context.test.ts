// An error under a condition names the properties of the value that decide the condition, where properties decide it.
import { propertyDependencies } from "@argot/more-keywords/property-dependencies";
import { draft202012 } from "@argot/dialects/2020-12";
import { describe, expect, test } from "vitest";
import { addVocabularies, createArgot, defineVocabulary, primaryIssue } from "../src/index.js";

const vocabulary = defineVocabulary({ uri: "https://example.com/vocab/p", keywords: { propertyDependencies } });
const argot = createArgot({ dialects: [addVocabularies(draft202012, [vocabulary])] });
const lead = (schema: unknown, value: unknown) => primaryIssue(argot.compile(schema).validate(value).errors);

const country = { required: ["country"], properties: { country: { const: "US" } } };
const branches = { then: { required: ["zip"] }, else: { required: ["city"] } };
const lacks = (name: string): string => `must have property "${name}"`;

describe("the condition of an error", () => {
  test.each([
    [
      "a constant in a property",
      { if: country, ...branches },
      { country: "US" },
      `${lacks("zip")}, because "country" is "US"`,
    ],
    [
      "another value than the constant",
      { if: country, ...branches },
      { country: "NL" },
      `${lacks("city")}, because "country" is "NL"`,
    ],
    ["no value", { if: country, ...branches }, {}, `${lacks("city")}, because "country" is missing`],
    [
      "one of several values",
      { if: { properties: { a: { enum: [1, 2] } } }, then: { required: ["b"] } },
      { a: 2 },
      `${lacks("b")}, because "a" is 2`,
    ],
    [
      "a property that is there",
      { if: { required: ["a"] }, then: { required: ["b"] } },
      { a: 1 },
      `${lacks("b")}, because "a" is there`,
    ],
    [
      "a property that is missing",
      { if: { required: ["a", "b"] }, else: { required: ["c"] } },
      { b: 1 },
      `${lacks("c")}, because "a" is missing`,
    ],
    [
      "a dependent schema",
      { dependentSchemas: { a: { required: ["b"] } } },
      { a: 1 },
      `${lacks("b")}, because "a" is there`,
    ],
    [
      "a dependency on a value",
      { propertyDependencies: { a: { x: { required: ["b"] } } } },
      { a: "x" },
      `${lacks("b")}, because "a" is "x"`,
    ],
    [
      "something beneath",
      { if: country, then: { properties: { zip: { items: { maxLength: 1 } } } } },
      { country: "US", zip: ["10001"] },
      `must have at most 1 character, has 5, because "country" is "US"`,
    ],
    [
      "the nearest condition",
      { if: country, then: { if: { required: ["a"] }, then: { required: ["b"] } } },
      { country: "US", a: 1 },
      `${lacks("b")}, because "a" is there`,
    ],
    [
      "what may have been meant",
      { if: country, then: { properties: { zip: {} }, additionalProperties: { type: "null" }, required: ["zip"] } },
      { country: "US", zipp: null },
      `${lacks("zip")}, because "country" is "US"; is "zipp" a typo?`,
    ],
    [
      "a condition of several constraints",
      { if: { minProperties: 1 }, then: { required: ["b"] } },
      { a: 1 },
      `${lacks("b")}, because "if" holds`,
    ],
    [
      "a condition of no object",
      { if: { type: "string" }, then: { minLength: 3 } },
      "a",
      'must have at least 3 characters, has 1, because "if" holds',
    ],
    [
      "a condition of no object that fails",
      { if: { minimum: 5 }, else: { multipleOf: 2 } },
      3,
      'must be a multiple of 2, is 3, because "if" does not hold',
    ],
    ["a sibling of the condition", { if: country, then: true, required: ["b"] }, { country: "US" }, lacks("b")],
  ])("%s", (_what, schema, value, message) => {
    expect(lead(schema, value)?.message).toBe(message);
  });

  test("is in the data of the error", () => {
    expect(lead({ if: country, ...branches }, { country: "US" })?.data).toMatchObject({
      because: "country",
      becauseIs: "US",
    });
    expect(lead({ if: country, ...branches }, {})?.data).toMatchObject({ becauseMissing: ["country"] });
    expect(lead({ dependentSchemas: { a: false } }, { a: 1 })?.data).not.toHaveProperty("becausePresent");
  });

  test("names the keyword for the target of a dynamic reference", () => {
    const schema = {
      $id: "https://example.com/dynamic",
      if: { $dynamicRef: "#c" },
      then: { required: ["zip"] },
      $defs: { c: { $dynamicAnchor: "c", ...country } },
    };
    expect(lead(schema, { country: "US" })?.message).toBe(`${lacks("zip")}, because "if" holds`);
  });
});
