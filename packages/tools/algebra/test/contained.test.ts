import { describe, expect, test } from "vitest";
import { contained } from "../src/index.js";
import { draft7Set, setFor } from "./argot.js";

/** A schema, another one, and whether each accepts all that the other one accepts. */
type Pair = readonly [one: unknown, other: unknown, oneInOther: boolean, otherInOne: boolean];

const pairs: Readonly<Record<string, readonly Pair[]>> = {
  types: [
    [{ type: "integer" }, { type: "number" }, true, false],
    [{ type: ["string", "null"] }, { type: ["null", "string", "boolean"] }, true, false],
    [{ enum: [1, "a"] }, { type: ["integer", "string"] }, true, false],
    [{ enum: [true, false] }, { type: "boolean" }, true, true],
    [{ const: 1.0 }, { const: 1 }, true, true],
    [false, true, true, false],
    [{ not: { type: "string" } }, { type: ["null", "boolean", "number", "array", "object"] }, true, true],
  ],
  numbers: [
    [{ type: "integer", minimum: 1 }, { type: "integer", exclusiveMinimum: 0 }, true, true],
    [{ type: "number", minimum: 1 }, { type: "number", exclusiveMinimum: 0 }, true, false],
    [{ type: "number", multipleOf: 6 }, { type: "number", multipleOf: 3 }, true, false],
    [{ multipleOf: 6 }, { allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }, true, true],
    [{ type: "number", multipleOf: 0.01 }, { type: "number", multipleOf: 0.001 }, true, false],
    [{ type: "integer", minimum: 2, maximum: 4 }, { enum: [2, 3, 4] }, true, true],
    [{ type: "integer", multipleOf: 2, minimum: 1, maximum: 9, not: { multipleOf: 4 } }, { enum: [2, 6] }, true, true],
    [{ type: "number", minimum: 0.1, maximum: 0.1 }, { const: 0.1 }, true, true],
    [
      { type: "integer", minimum: 9_007_199_254_740_994 },
      { type: "integer", minimum: 9_007_199_254_740_992 },
      true,
      false,
    ],
  ],
  strings: [
    [{ type: "string", pattern: "^a+$" }, { type: "string", pattern: "^a*$" }, true, false],
    [{ type: "string", pattern: "^a{2,3}$" }, { enum: ["aa", "aaa"] }, true, true],
    [{ type: "string", pattern: "a" }, { type: "string", minLength: 1 }, true, false],
    [{ type: "string", pattern: "^.{3}$" }, { type: "string", minLength: 3, maxLength: 3 }, true, false],
    [{ type: "string", pattern: "^[\\s\\S]{3}$" }, { type: "string", minLength: 3, maxLength: 3 }, true, true],
    [{ type: "string", pattern: "^(?=.*\\d)(?=.*[a-z]).{2}$" }, { pattern: "[a-z]" }, true, false],
    [{ type: "string", pattern: "^(?!x)[a-z]$" }, { type: "string", pattern: "^[a-wyz]$" }, true, true],
    [{ type: "string", pattern: "(^a|b)c" }, { type: "string", pattern: "^ac|bc" }, true, true],
    [{ type: "string", maxLength: 0 }, { const: "" }, true, true],
    [{ type: "string", pattern: "^[a-c]$" }, { enum: ["a", "b"] }, false, true],
    [{ type: "string", pattern: "^\\&$" }, { const: "&" }, true, true],
    [{ type: "string", pattern: "^[^\\&]$" }, { type: "string", minLength: 1, maxLength: 1 }, true, false],
  ],
  arrays: [
    [{ type: "array", items: { type: "integer" } }, { type: "array", items: { type: "number" } }, true, false],
    [{ type: "array", minItems: 2 }, { type: "array", minItems: 1 }, true, false],
    [{ type: "array", prefixItems: [false] }, { type: "array", maxItems: 0 }, true, true],
    [{ type: "array", contains: { const: 1 } }, { type: "array", minItems: 1 }, true, false],
    [
      { type: "array", contains: { const: 1 }, minContains: 2 },
      { type: "array", contains: { type: "integer" }, minContains: 2 },
      true,
      false,
    ],
    [{ type: "array", items: { const: 1 }, uniqueItems: true }, { enum: [[], [1]] }, true, true],
    [{ type: "array", items: { type: "boolean" }, uniqueItems: true, minItems: 3 }, false, true, true],
    [{ type: "array", items: { enum: [1, 2] }, minItems: 3 }, { not: { uniqueItems: true } }, true, false],
    [
      { type: "array", contains: { type: "string" }, maxContains: 1, items: { type: "string" } },
      { type: "array", minItems: 1, maxItems: 1 },
      true,
      false,
    ],
  ],
  objects: [
    [{ type: "object", required: ["a", "b"] }, { type: "object", required: ["a"] }, true, false],
    [{ type: "object", required: ["a", "b"] }, { type: "object", minProperties: 2 }, true, false],
    [
      { type: "object", properties: { a: { type: "integer" } } },
      { type: "object", properties: { a: { type: "number" } } },
      true,
      false,
    ],
    [{ additionalProperties: false, properties: { a: {} } }, { propertyNames: { const: "a" } }, true, true],
    [{ patternProperties: { "^a": { type: "integer" } } }, { properties: { ab: { type: "integer" } } }, true, false],
    [{ type: "object", propertyNames: { enum: ["a", "b"] }, minProperties: 3 }, false, true, true],
    [{ type: "object", propertyNames: { maxLength: 0 } }, { type: "object", maxProperties: 1 }, true, false],
    [{ dependentRequired: { a: ["b"] } }, { dependentSchemas: { a: { required: ["b"] } } }, true, true],
    [{ type: "object", required: ["__proto__"] }, { type: "object", minProperties: 1 }, true, false],
  ],
  combinations: [
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, { type: ["string", "null"] }, true, true],
    [{ oneOf: [{ type: "integer" }, { type: "number" }] }, { type: "number", not: { type: "integer" } }, true, true],
    [{ if: { type: "string" }, then: { minLength: 1 } }, { not: { const: "" } }, true, true],
    [{ not: { not: { type: "array" } } }, { type: "array" }, true, true],
    [{ allOf: [{ minimum: 1 }, { maximum: 0 }], type: "number" }, false, true, true],
  ],
  evaluated: [
    [
      { type: "object", allOf: [{ properties: { a: true } }], unevaluatedProperties: false },
      { type: "object", properties: { a: true }, additionalProperties: false },
      true,
      true,
    ],
    [
      {
        type: "object",
        anyOf: [{ properties: { a: { const: 1 } } }, { properties: { b: true } }],
        unevaluatedProperties: false,
      },
      { type: "object", propertyNames: { enum: ["a", "b"] } },
      true,
      false,
    ],
    [
      { type: "array", prefixItems: [true], contains: { type: "string" }, unevaluatedItems: false },
      { type: "array", items: { anyOf: [true] }, minItems: 1 },
      true,
      false,
    ],
  ],
  recursion: [
    [
      { $defs: { n: { type: ["null", "object"], properties: { next: { $ref: "#/$defs/n" } } } }, $ref: "#/$defs/n" },
      { type: ["null", "object"], properties: { next: { $ref: "#" } } },
      true,
      true,
    ],
    [{ type: "object", required: ["next"], properties: { next: { $ref: "#" } } }, false, true, true],
    [{ type: "array", items: { $ref: "#" }, minItems: 1 }, { not: {} }, true, true],
    [{ type: "array", items: { $ref: "#" }, maxItems: 1 }, { type: "array", items: { $ref: "#" } }, true, false],
  ],
};

describe.each(Object.entries(pairs))("%s", (_, each) => {
  test.each(each)("%j and %j", (one, other, oneInOther, otherInOne) => {
    const [a, b] = [setFor(one), setFor(other)];
    expect([contained(a, b).answer, contained(b, a).answer]).toEqual([
      oneInOther ? "yes" : "no",
      otherInOne ? "yes" : "no",
    ]);
  });
});

test("schemas of different dialects and instances", () => {
  const tuple = draft7Set({ type: "array", items: [{ type: "integer" }], additionalItems: false });
  const prefix = setFor({ type: "array", prefixItems: [{ type: "integer" }], items: false });
  expect([contained(tuple, prefix), contained(prefix, tuple)]).toEqual([{ answer: "yes" }, { answer: "yes" }]);
});

test("dynamic references", () => {
  const tree = {
    $id: "https://example.com/tree",
    $dynamicAnchor: "node",
    type: "object",
    properties: { children: { type: "array", items: { $dynamicRef: "#node" } } },
  };
  const strict = {
    $ref: "tree",
    $id: "https://example.com/strict",
    $dynamicAnchor: "node",
    maxProperties: 1,
    $defs: { tree },
  };
  const [one, other] = [setFor(strict), setFor({ ...tree, $id: "https://example.com/other" })];
  expect(contained(one, other).answer).toBe("yes");
  expect(contained(other, one).answer).toBe("no");
});
