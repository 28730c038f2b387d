// Outputs are made of failures, and each tier finds these in its own way.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createArgot, outputFormats, type Tier } from "../src/index.js";

const tiers: readonly Tier[] = ["loop", "compiled", "closures"];

/** Schemas that apply the same schemas to several parts of a value, which then fail in the same way. */
const schema: fc.Arbitrary<object> = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom({ type: "string" }, { const: "a" }, { minimum: 3 }, { required: ["a"] }, { maxLength: 1 }),
    fc.record({ items: tie("schema") }),
    fc.record({ properties: fc.record({ a: tie("schema"), b: tie("schema") }) }),
    fc.record({ propertyNames: tie("schema"), additionalProperties: tie("schema") }),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
    fc.record({ allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
  ),
})).schema;

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(1, 5, "a", "bb", null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "ccc"), tie("value"), { maxKeys: 3 }),
  ),
})).value;

describe("outputs", () => {
  test("are the same in every tier", () => {
    fc.assert(
      fc.property(schema, value, (one, instance) => {
        const $id = "https://example.com/s";
        const validators = tiers.map((tier) => createArgot({ tier }).compile({ ...one, $id }));
        for (const format of outputFormats) {
          const [first, ...others] = validators.map((validator) => validator.output(instance, format));
          for (const other of others) expect(other).toEqual(first);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("have a unit for each of many parts that fail in the same way", () => {
    for (const tier of tiers) {
      const validator = createArgot({ tier }).compile({ items: { anyOf: [{ type: "string" }, { const: 5 }] } });
      const { errors = [] } = validator.output(Array<number>(100).fill(1), "basic");
      expect(errors.filter(({ keywordLocation }) => keywordLocation.endsWith("/const"))).toHaveLength(100);
    }
  });
});
