// What holds of any schemas.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ConfluentError, confluentChanges } from "./index.js";

const dialects = ["http://json-schema.org/draft-04/schema#", "https://json-schema.org/draft/2020-12/schema", undefined];
const names = fc.constantFrom("a", "b", "c");
const limits = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxProperties", "multipleOf"];
const types = fc.constantFrom("string", "integer", "number", "boolean", "null", "array", "object");

const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
  const map = fc.dictionary(names, tie("schema"), { maxKeys: 2 });
  const list = fc.array(tie("schema"), { minLength: 1, maxLength: 3 });
  const keywords = fc.record(
    {
      type: fc.oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 2 })),
      ...Object.fromEntries(limits.map((limit) => [limit, fc.integer({ min: 1, max: 3 })])),
      enum: fc.array(names, { minLength: 1 }),
      properties: map,
      patternProperties: map,
      additionalProperties: tie("schema"),
      required: fc.uniqueArray(names),
      items: tie("schema"),
      allOf: list,
      anyOf: list,
      oneOf: list,
      not: tie("schema"),
      $ref: fc.constantFrom("#", "#/definitions/a", "#/definitions/b"),
      title: names,
    },
    { requiredKeys: [] },
  );
  return { schema: fc.oneof({ maxDepth: 3 }, fc.boolean(), fc.record({ type: types }), keywords) };
});

const documents = fc
  .record({
    $schema: fc.constantFrom(...dialects),
    properties: fc.record({ a: schema }),
    definitions: fc.record({ a: schema, b: schema }),
  })
  .map((document) => JSON.parse(JSON.stringify(document)) as unknown);

test("a schema is compatible with itself", () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { changes, isCompatible } = confluentChanges(document, structuredClone(document));
      expect(isCompatible).toBe(true);
      // What a negated schema is replaced by is always said.
      expect(changes.filter(({ type }) => type !== "NOT_TYPE_NARROWED")).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("every comparison ends with an answer, and the answer follows from the changes", () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      const { changes, isCompatible } = confluentChanges(before, after);
      expect(isCompatible).toBe(changes.every((change) => change.isCompatible));
      for (const { path } of changes) expect(path).toMatch(/^#\/(?:[^/]+(?:\/[^/]+)*)?$/);
    }),
  );
});

const failureOf = (before: unknown, after: unknown): unknown => {
  try {
    return void confluentChanges(before, after);
  } catch (error) {
    return error instanceof ConfluentError ? undefined : error;
  }
};

test("what is no schema is refused with an error that says so", () => {
  const keywords = [
    "type",
    "enum",
    "properties",
    "items",
    "required",
    "allOf",
    "$ref",
    "dependencies",
    "pattern",
    "not",
  ];
  const anything = fc.dictionary(fc.constantFrom(...keywords), fc.jsonValue({ maxDepth: 3 }));
  fc.assert(
    fc.property(anything, anything, (before, after) => {
      expect(failureOf(before, after)).toBeUndefined();
    }),
  );
});
