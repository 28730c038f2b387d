// JSON has no properties that are not enumerable. SECURITY.md promises two things about objects with them: validators return or throw
// an EvaluationError that names the cause, and the verdict about a copy is the same in every tier.
import { EvaluationError } from "@argot/core";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createArgot } from "../src/index.js";

const names = ["k", "x"];
const part = fc.constantFrom<unknown>({ const: "a" }, { const: "b" }, { type: "number" }, true, false);
const object = fc.record(
  {
    properties: fc.record({ k: part, x: part }, { requiredKeys: [] }),
    required: fc.subarray(names),
    patternProperties: fc.record({ "^k": part }, { requiredKeys: [] }),
    additionalProperties: part,
    unevaluatedProperties: part,
    propertyNames: fc.constantFrom({ const: "x" }, true),
    minProperties: fc.nat(2),
    maxProperties: fc.nat(2),
    dependentRequired: fc.constantFrom({ k: ["x"] }, { x: ["k"] }),
  },
  { requiredKeys: [] },
);
const schemas = fc.oneof(
  object,
  fc.record({ anyOf: fc.array(object, { minLength: 1 }) }),
  fc.record({ oneOf: fc.array(object, { minLength: 1 }) }),
);

const hidden = (name: string, value: unknown): object =>
  Object.defineProperty({ ...(name !== "x" && { x: 1 }), ...(name !== "k" && { k: "a" }) }, name, {
    value,
    enumerable: false,
  });

function exceptionOf(call: () => unknown): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error;
  }
}

test("a property that is not enumerable causes no other exception, and a copy has one verdict", () => {
  let thrown = 0;
  fc.assert(
    fc.property(schemas, fc.constantFrom(...names), fc.constantFrom<unknown>("a", "b", 1), (schema, name, member) => {
      const verdicts = new Set<boolean>();
      for (const tier of ["loop", "closures", "compiled"] as const) {
        const validator = createArgot({ tier }).compile(schema);
        const value = hidden(name, member);
        expect(validator(value)).toBeTypeOf("boolean");
        const error = exceptionOf(() => validator.validate(value));
        if (error !== undefined) thrown++;
        expect(
          error === undefined || (error instanceof EvaluationError && error.message.includes("not enumerable")),
        ).toBe(true);
        verdicts.add(validator({ ...value })).add(validator.validate({ ...value }).valid);
      }
      expect(verdicts.size).toBe(1);
    }),
    { numRuns: 50 },
  );
  expect(thrown).toBeGreaterThan(0);
});
