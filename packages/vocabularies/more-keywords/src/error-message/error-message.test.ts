import { additionalProperties, allOf, anyOf, items, properties } from "@argot/applicator";
import { argotWith, cases, tiers } from "@argot/testing";
import { dependentRequired, minimum, minLength, pattern, required, type } from "@argot/validation";
import { unevaluatedProperties } from "@argot/2019-09-unevaluated";
import { describe, expect, test } from "vitest";
import { errorMessage } from "./error-message.js";

const others = {
  type,
  minimum,
  minLength,
  pattern,
  required,
  dependentRequired,
  properties,
  additionalProperties,
  unevaluatedProperties,
  items,
  allOf,
  anyOf,
};

cases(errorMessage, {
  with: others,
  holds: [
    ["wrong", 1],
    [{}, 1],
  ],
  invalidValues: [
    [1, '"errorMessage" must be a string or an object of messages by keyword'],
    [{ type: 1 }, "a string or an object of messages by property"],
    [{ type: { a: 1 } }, "must be a string"],
    [{ type: "not so" }, 'there is a message for "type", but the schema does not have that keyword'],
    ["{value} is wrong", "has the unknown placeholder {value}; known are {actual}"],
  ],
  schemas: {
    holds: [
      [{ type: "string", errorMessage: "no name" }, ""],
      [
        { required: ["a", "b"], errorMessage: { required: { a: "no a" } } },
        { a: 1, b: 1 },
      ],
      [{ properties: { a: { minimum: 1 } }, errorMessage: { properties: { a: "bad a" } } }, { a: 1 }],
      [{ properties: { a: {} }, unevaluatedProperties: false, errorMessage: "no" }, { a: 1 }],
      // A custom message does not change what a schema evaluates.
      [{ allOf: [{ properties: { a: {} }, errorMessage: "no" }], unevaluatedProperties: false }, { a: 1 }],
    ],
    fails: [
      [{ type: "string", errorMessage: "no name" }, 1, "no name"],
      [{ type: "string", errorMessage: "not {actual}" }, 1, "not 1"],
      [{ properties: { a: { minimum: 1 } }, errorMessage: "odd" }, { a: 0 }, "odd"],
      [{ minimum: 3, errorMessage: { minimum: "at least {value}, not {actual}" } }, 2, "at least 3, not 2"],
      [{ minimum: 3, type: "integer", errorMessage: { minimum: "too small" } }, 2, "too small"],
      [{ minimum: 3, type: "string", errorMessage: { minimum: "too small" } }, 2, "must be string, is integer"],
      [{ required: ["a"], errorMessage: { required: "lacks {missing}" } }, {}, 'lacks "a"'],
      [{ required: ["a", "b"], errorMessage: { required: { b: "no b" } } }, { a: 1 }, "no b"],
      [{ required: ["a", "b"], errorMessage: { required: { b: "no b" } } }, { b: 1 }, 'must have property "a"'],
      [{ required: ["a"], errorMessage: { required: { a: "no a" } } }, {}, "no a"],
      [{ properties: { a: { minimum: 1 } }, errorMessage: { properties: { a: "bad a" } } }, { a: 0 }, "bad a"],
      [{ properties: { a: { minimum: 1 } }, errorMessage: { properties: "bad" } }, { a: 0 }, "bad"],
      [{ items: { type: "string" }, errorMessage: { items: "only texts" } }, [1], "only texts"],
      [{ properties: { a: {} }, unevaluatedProperties: false, errorMessage: "no" }, { b: 1 }, "no"],
      [
        { allOf: [{ properties: { a: {} }, errorMessage: "no" }], unevaluatedProperties: false },
        { b: 1 },
        "is not a known property",
      ],
    ],
    invalidValues: [
      [{ minimum: 1, errorMessage: { minimum: "{limit}" } }, "known are {actual}, {value}"],
      [
        { required: ["a"], errorMessage: { required: { b: "no b" } } },
        'a message for the property "b", but "required" does not name that property',
      ],
      [
        { properties: { a: {} }, errorMessage: { properties: { b: "no" } } },
        '"properties" does not name that property',
      ],
      [{ minimum: 1, errorMessage: { minimum: { a: "no" } } }, '"minimum" does not name that property'],
    ],
  },
});

describe.each(Object.entries(tiers))("issues (%s)", (_, options) => {
  const issues = (schema: object, value: unknown) =>
    argotWith({ ...others, errorMessage }, options)
      .compile(schema)
      .validate(value).errors;

  test("of a schema as a whole: one, of the keyword that applied it, and what its keywords say beneath it", () => {
    const schema = {
      $id: "x",
      type: "object",
      required: ["a"],
      properties: { b: { minimum: 1 } },
      errorMessage: "bad",
    };
    expect(issues({ items: schema }, [{ b: 0 }])).toMatchObject([
      {
        message: "bad",
        messageId: "https://github.com/argot-schema/argot/keyword/errorMessage",
        instanceLocation: "/0",
        keywordLocation: "/items",
        absoluteKeywordLocation: "argot:/1#/items",
        causes: [
          { message: 'must have property "a"', keywordLocation: "/items/required", causes: [] },
          { instanceLocation: "/0/b", keywordLocation: "/items/properties/b/minimum", causes: [] },
        ],
      },
    ]);
    expect(issues({ items: schema }, [{}])[0]).toHaveProperty("keyword", "items");
    expect(issues(schema, {})[0]).not.toHaveProperty("keyword");
  });

  test("of a keyword: at its location, with another id than the message of the keyword", () => {
    expect(issues({ minimum: 3, errorMessage: { minimum: "too small" } }, 2)).toEqual([
      {
        message: "too small",
        messageId: "https://json-schema.org/keyword/minimum#custom",
        data: { value: 3, actual: 2, limit: 3, custom: "too small" },
        keyword: "minimum",
        vocabulary: "https://example.com/vocabulary/under-test",
        instanceLocation: "",
        path: [],
        keywordLocation: "/minimum",
        absoluteKeywordLocation: "argot:/1#/minimum",
        causes: [],
      },
    ]);
  });

  test("of missing properties: one for each that there are words for, one for the others", () => {
    const schema = { required: ["a", "b", "c", "d"], errorMessage: { required: { a: "no a", c: "no c" } } };
    expect(issues(schema, {})).toMatchObject([
      { message: "no a", keyword: "required", data: { missing: ["a"] } },
      { message: "no c", keyword: "required", data: { missing: ["c"] } },
      { message: 'must have properties "b", "d"', data: { missing: ["b", "d"] } },
    ]);
    expect(issues(schema, { a: 1, b: 1, d: 1 })).toMatchObject([{ message: "no c" }]);
  });

  test("of a property: at the property, with what is wrong there beneath it", () => {
    const schema = {
      properties: { age: { type: "integer", minimum: 0 }, name: { type: "string" } },
      errorMessage: { properties: { age: "must be an age" } },
    };
    expect(issues(schema, { age: -1, name: 1 })).toMatchObject([
      {
        message: "must be an age",
        messageId: "https://json-schema.org/keyword/properties#custom",
        instanceLocation: "/age",
        keywordLocation: "/properties/age",
        causes: [{ message: "must be at least 0, is -1", keywordLocation: "/properties/age/minimum" }],
      },
      { message: "must be string, is integer", instanceLocation: "/name", causes: [] },
    ]);
  });
});
