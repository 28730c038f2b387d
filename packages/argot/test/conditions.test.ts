// Common conditions, each by name.
import { describe, expect, test } from "vitest";
import { createArgot } from "../src/index.js";

type Row = readonly [condition: string, schema: unknown, instance: unknown, valid: boolean];

const closed = { properties: { street: { type: "string" } }, additionalProperties: false };
const truthTable = {
  if: { properties: { a: { const: 1 } }, required: ["a"] },
  then: { required: ["b"] },
  else: { required: ["c"] },
};
const implication = { anyOf: [{ not: { required: ["credit"] } }, { required: ["address"] }] };
const sequence = {
  allOf: [
    {
      if: { properties: { country: { const: "US" } }, required: ["country"] },
      then: { properties: { code: { pattern: "^[0-9]{5}$" } } },
    },
    {
      if: { properties: { country: { const: "NL" } }, required: ["country"] },
      then: { properties: { code: { pattern: "^[0-9]{4} [A-Z]{2}$" } } },
    },
  ],
};
const evaluatedUnderThen = {
  properties: { kind: { type: "string" } },
  if: { properties: { kind: { const: "business" } }, required: ["kind"] },
  then: { properties: { vat: { type: "string" } } },
  unevaluatedProperties: false,
};

const rows: readonly Row[] = [
  ["a value of the wrong type", { type: "string" }, 7, false],
  ["a value of the right type", { type: "string" }, "7", true],
  ["an integer for a number", { type: "number" }, 7, true],
  ["a fraction for an integer", { type: "integer" }, 7.5, false],
  ["1.0 where an integer is wanted", { type: "integer" }, 1.0, true],
  ["a required property that is absent", { required: ["a"] }, {}, false],
  ["a required property that is null where any value will do", { required: ["a"] }, { a: null }, true],
  [
    "a required property that is null where a string is declared",
    { required: ["a"], properties: { a: { type: "string" } } },
    { a: null },
    false,
  ],
  ["a declared property that is absent", { properties: { a: { type: "string" } } }, {}, true],
  ["an additional property under false", { properties: { a: {} }, additionalProperties: false }, { a: 1, b: 2 }, false],
  ["no additional property under false", { properties: { a: {} }, additionalProperties: false }, { a: 1 }, true],
  [
    "an additional property that its schema allows",
    { properties: { a: {} }, additionalProperties: { type: "number" } },
    { a: "x", b: 2 },
    true,
  ],
  [
    "an additional property that its schema forbids",
    { properties: { a: {} }, additionalProperties: { type: "number" } },
    { b: "x" },
    false,
  ],
  [
    "a property that a pattern names is not additional",
    { patternProperties: { "^x-": {} }, additionalProperties: false },
    { "x-a": 1 },
    true,
  ],
  [
    "a closed subschema in allOf rejects what its sibling declares",
    { allOf: [closed, { properties: { type: {} } }] },
    { street: "s", type: "t" },
    false,
  ],
  [
    "a closed subschema in allOf accepts what it declares itself",
    { allOf: [closed, { properties: { type: {} } }] },
    { street: "s" },
    true,
  ],
  [
    "unevaluatedProperties sees through allOf",
    { allOf: [{ properties: { street: {} } }], properties: { type: {} }, unevaluatedProperties: false },
    { street: "s", type: "t" },
    true,
  ],
  ["a matching property whose value fails", { patternProperties: { "^S_": { type: "string" } } }, { S_25: 1 }, false],
  ["a property that no pattern matches", { patternProperties: { "^S_": { type: "string" } } }, { T_25: 1 }, true],
  [
    "patterns are not anchored in patternProperties",
    { patternProperties: { b: { type: "string" } } },
    { abc: 1 },
    false,
  ],
  ["patterns are not anchored in pattern", { pattern: "b" }, "abc", true],
  ["a name that fails propertyNames", { propertyNames: { pattern: "^[a-z]+$" } }, { aB: 1 }, false],
  ["names that propertyNames allows", { propertyNames: { pattern: "^[a-z]+$" } }, { ab: 1 }, true],
  ["propertyNames and an empty object", { propertyNames: false }, {}, true],
  ["too few properties", { minProperties: 2 }, { a: 1 }, false],
  ["just enough properties", { minProperties: 2 }, { a: 1, b: 2 }, true],
  ["too many properties", { maxProperties: 1 }, { a: 1, b: 2 }, false],
  ["not too many properties", { maxProperties: 1 }, { a: 1 }, true],
  [
    "dependentRequired: the property without what it needs",
    { dependentRequired: { credit: ["address"] } },
    { credit: 1 },
    false,
  ],
  [
    "dependentRequired: the property with what it needs",
    { dependentRequired: { credit: ["address"] } },
    { credit: 1, address: "a" },
    true,
  ],
  ["dependentRequired goes one way only", { dependentRequired: { credit: ["address"] } }, { address: "a" }, true],
  [
    "dependentSchemas triggered, and failing",
    { dependentSchemas: { credit: { required: ["address"] } } },
    { credit: 1 },
    false,
  ],
  [
    "dependentSchemas triggered, and holding",
    { dependentSchemas: { credit: { required: ["address"] } } },
    { credit: 1, address: "a" },
    true,
  ],
  ["dependentSchemas not triggered", { dependentSchemas: { credit: { required: ["address"] } } }, { other: 1 }, true],
  ["if true, then true", truthTable, { a: 1, b: 1 }, true],
  ["if true, then false", truthTable, { a: 1 }, false],
  ["if true, then false, else true", truthTable, { a: 1, c: 1 }, false],
  ["if false, else true", truthTable, { a: 2, c: 1 }, true],
  ["if false, else false", truthTable, { a: 2 }, false],
  ["if false, else false, then true", truthTable, { a: 2, b: 1 }, false],
  [
    "if holds for an absent property unless it is required",
    { if: { properties: { a: { const: 1 } } }, then: { required: ["b"] } },
    {},
    false,
  ],
  ["then without if", { then: false }, 1, true],
  ["else without if", { else: false }, 1, true],
  ["if alone", { if: false }, 1, true],
  ["if false without else", { if: false, then: false }, 1, true],
  ["several if/then in allOf: the first applies", sequence, { country: "US", code: "1234 AB" }, false],
  ["several if/then in allOf: the second applies", sequence, { country: "NL", code: "1234 AB" }, true],
  ["several if/then in allOf: none applies", sequence, { country: "FR", code: "?" }, true],
  ["implication by anyOf and not: premise and conclusion", implication, { credit: 1, address: "a" }, true],
  ["implication by anyOf and not: premise alone", implication, { credit: 1 }, false],
  ["implication by anyOf and not: no premise", implication, {}, true],
  ["properties under then are evaluated when if holds", evaluatedUnderThen, { kind: "business", vat: "x" }, true],
  ["properties under then are not evaluated when if fails", evaluatedUnderThen, { kind: "private", vat: "x" }, false],
  ["contentSchema without contentMediaType is ignored", { contentSchema: false }, "anything", true],
  [
    "contentSchema is an annotation",
    { contentMediaType: "application/json", contentSchema: { type: "object" } },
    "[]",
    true,
  ],
];

describe("conditions", () => {
  test.each(rows)("%s", (_condition, schema, instance, valid) => {
    const validator = createArgot().compile(schema);
    expect(validator(instance)).toBe(valid);
    expect(validator.validate(instance).valid).toBe(valid);
  });
});
