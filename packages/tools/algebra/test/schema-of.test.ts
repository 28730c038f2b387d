import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { compare, complement, intersect, schemaOf, setOf, subtract, union, type ValueSet } from "../src/index.js";
import { draft7Set, setFor } from "./argot.js";

const argot = createArgot({ dialect: "2020-12" });

/** The schema without its dialect. */
function written(set: ValueSet, dialect: "2020-12" | "draft-07" = "2020-12"): unknown {
  const result = schemaOf(set, dialect);
  if (result.answer === "unknown") return result.reasons;
  const { schema } = result;
  expect(compare(set, setOf(argot, schema))).toEqual({ oneInOther: { answer: "yes" }, otherInOne: { answer: "yes" } });
  if (typeof schema === "boolean") return schema;
  const { $schema: _, ...rest } = schema;
  return rest;
}

const list = { type: "object", properties: { value: { type: "integer" }, next: { $ref: "#" } }, required: ["value"] };

describe("a schema is written as it was read", () => {
  test.each<[schema: unknown]>([
    [true],
    [false],
    [{ type: "string", minLength: 2, maxLength: 8, pattern: "^a" }],
    [{ type: ["null", "integer"], minimum: 1, exclusiveMaximum: 9, multipleOf: 3 }],
    [{ properties: { a: { type: "string" }, b: false }, patternProperties: { "^x": { const: 1 } } }],
    [{ type: "object", properties: { a: true, b: true }, additionalProperties: false, required: ["a"] }],
    [{ additionalProperties: { type: "null" } }],
    [{ propertyNames: { pattern: "^a" }, minProperties: 1 }],
    [{ type: "array", prefixItems: [{ const: 1 }, { type: "string" }], items: false }],
    [{ items: { enum: [1, "a", null] }, uniqueItems: true, minItems: 2 }],
    [{ contains: { minimum: 3 }, minContains: 2, maxContains: 4 }],
    [{ anyOf: [{ type: "string" }, { minimum: 3 }] }],
    [{ oneOf: [{ type: "string" }, { minLength: 3 }] }],
    [list],
    [
      {
        $defs: { items: { properties: { left: { $ref: "#/$defs/items" }, right: { $ref: "#/$defs/items" } } } },
        items: { $ref: "#/$defs/items" },
      },
    ],
  ])("%j", (schema) => {
    expect(written(setFor(schema))).toEqual(schema);
  });
});

describe("what it means is written in other keywords", () => {
  test.each<[name: string, set: ValueSet, schema: unknown, inDraft7?: unknown]>([
    [
      "a condition",
      setFor({ if: { minimum: 1 }, then: { multipleOf: 2 } }),
      { anyOf: [{ not: { minimum: 1 }, type: "number" }, { multipleOf: 2 }] },
    ],
    [
      "schemas that are applied once",
      setFor({ type: "object", allOf: [{ required: ["a"] }, { properties: { a: { minimum: 1 } }, required: ["b"] }] }),
      { type: "object", required: ["a", "b"], properties: { a: { minimum: 1 } } },
    ],
    [
      "dependent schemas",
      setFor({ dependentSchemas: { a: { required: ["b"] } } }),
      { anyOf: [{ required: ["b"] }, { not: { required: ["a"] } }] },
    ],
    [
      "what is not evaluated",
      setFor({ anyOf: [{ properties: { a: true } }, { properties: { b: true } }], unevaluatedProperties: false }),
      { allOf: [{ properties: { a: true } }, { properties: { b: true } }], unevaluatedProperties: false },
      { properties: { a: true, b: true }, additionalProperties: false },
    ],
    [
      "items that are not evaluated",
      setFor({ prefixItems: [true], contains: { const: 1 }, unevaluatedItems: { type: "null" } }),
      {
        contains: { const: 1 },
        allOf: [{ prefixItems: [true], contains: { const: 1 }, minContains: 0, unevaluatedItems: { type: "null" } }],
      },
      { contains: { const: 1 }, items: [true], additionalItems: { anyOf: [{ const: 1 }, { type: "null" }] } },
    ],
    [
      "a complement",
      complement(setFor({ type: "object", properties: { a: { minimum: 2 } }, required: ["a"] })),
      { not: { type: "object", required: ["a"], properties: { a: { minimum: 2 } } } },
    ],
    [
      "a difference",
      subtract(setFor({ enum: [1, 2, 3] }), setFor({ const: 2 })),
      { enum: [1, 2, 3], not: { const: 2 } },
    ],
    [
      "a union of dialects",
      union(setFor({ type: "string" }), draft7Set({ items: [{ type: "null" }], additionalItems: false })),
      { anyOf: [{ type: "string" }, { prefixItems: [{ type: "null" }], items: false }] },
      { anyOf: [{ type: "string" }, { items: [{ type: "null" }], additionalItems: false }] },
    ],
    [
      "an intersection of recursive sets",
      intersect(setFor({ items: { $ref: "#" } }), setFor({ items: { $ref: "#" }, maxItems: 1 })),
      {
        $ref: "#/$defs/schema",
        allOf: [{ $ref: "#/$defs/schema2" }],
        $defs: {
          schema: { items: { $ref: "#/$defs/schema" } },
          schema2: { items: { $ref: "#/$defs/schema2" }, maxItems: 1 },
        },
      },
      {
        allOf: [{ $ref: "#/definitions/schema" }, { $ref: "#/definitions/schema2" }],
        definitions: {
          schema: { items: { $ref: "#/definitions/schema" } },
          schema2: { items: { $ref: "#/definitions/schema2" }, maxItems: 1 },
        },
      },
    ],
    [
      "a complement of exclusive ones",
      complement(setFor({ oneOf: [{ type: "integer" }, { minimum: 2 }, { maximum: 9 }] })),
      { not: { oneOf: [{ type: "integer" }, { minimum: 2 }, { maximum: 9 }] } },
    ],
  ])("%s", (_name, set, schema, inDraft7 = schema) => {
    expect(written(set)).toEqual(schema);
    expect(written(set, "draft-07")).toEqual(inDraft7);
  });
});

test("a schema that applies itself to the same value is not written, even where no value reaches that", () => {
  const never = { dependentSchemas: { a: { multipleOf: 1 } } };
  const schema = { $recursiveAnchor: true, if: never, else: { allOf: [{ $recursiveRef: "#" }] } };
  const set = setOf(createArgot({ dialect: "2019-09" }), schema);
  expect(written(set)).toEqual(["a reference leads to itself without an end"]);
  expect(written(set, "draft-07")).toEqual(["a reference leads to itself without an end"]);
});

test("what no keyword says has reasons", () => {
  const counted = setFor({ contains: { const: 1 }, maxContains: 3 });
  expect(written(counted, "draft-07")).toEqual(["no keyword counts items in this way"]);
  const asserted = setOf(createArgot({ formats: "assert" }), { format: "date" });
  expect(written(asserted)).toEqual([
    'no schema says what the function "https://json-schema.org/keyword/format#date" accepts',
  ]);
  expect(() => schemaOf(counted, "draft-6" as "draft-07")).toThrow('The dialect "draft-6" is not known');
});
