// Schemas that are made to take long: a question about each ends within its steps, and is not answered wrongly.
import { expect, test } from "vitest";
import { contained, satisfiable } from "../src/index.js";
import { setFor } from "./argot.js";

type Schema = Readonly<Record<string, unknown>>;

/** A schema around another, many times. */
function nested(around: (inner: Schema) => Schema, depth: number): Schema {
  let schema: Schema = { type: "integer" };
  for (let i = 0; i < depth; i++) schema = around(schema);
  return schema;
}

const many = (count: number, one: (i: number) => Schema): readonly Schema[] =>
  Array.from({ length: count }, (_, i) => one(i));

const families: Readonly<Record<string, (size: number) => Schema>> = {
  "members within members": (size) =>
    nested((inner) => ({ type: "object", required: ["a"], properties: { a: inner } }), size),
  "items within items": (size) => nested((inner) => ({ type: "array", minItems: 1, items: inner }), size),
  "negations of negations": (size) => nested((inner) => ({ not: inner }), 2 * size),
  "choices within choices": (size) => nested((inner) => ({ oneOf: [inner, { type: "null" }] }), size),
  alternatives: (size) => ({ oneOf: many(size, (i) => ({ type: "object", required: [`k${i}`] })) }),
  "patterns of names": (size) => ({
    type: "object",
    minProperties: 1,
    allOf: many(Math.min(size, 12), (i) => ({ patternProperties: { [`[${i}x]`]: { minimum: i } } })),
  }),
  "patterns of strings": (size) => ({
    type: "string",
    allOf: many(Math.min(size, 8), (i) => ({ pattern: `(.*[${i}]){4}` })),
  }),
  "many different items": (size) => ({ type: "array", minItems: size, uniqueItems: true, items: { type: "integer" } }),
  "many members": (size) => ({ type: "object", minProperties: size, propertyNames: { pattern: "^[a-f]+$" } }),
  "long strings": (size) => ({ type: "string", minLength: size * 100, pattern: "^(?:ab|c)+$" }),
  "bounds beyond all numbers": (size) => ({ type: "number", multipleOf: 1e-300, minimum: 10 ** Math.min(size, 300) }),
  "items that are counted": (size) => ({
    type: "array",
    allOf: many(Math.min(size, 6), (i) => ({ contains: { multipleOf: i + 2 }, minContains: 2, maxContains: 3 })),
  }),
};

test.each(Object.entries(families))(
  "%s",
  (_, schemaOf) => {
    for (const size of [10, 100, 1000]) {
      const set = setFor(schemaOf(size));
      // All have a value. A schema and its copy accept the same: the answer is "yes", or not known.
      expect(satisfiable(set, { maxSteps: 20_000 }).answer).not.toBe("no");
      expect(contained(set, setFor(schemaOf(size)), { maxSteps: 20_000 }).answer).not.toBe("no");
    }
  },
  120_000,
);
