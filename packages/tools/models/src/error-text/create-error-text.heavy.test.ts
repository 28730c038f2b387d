// Texts about random values, and about every mistake that the algebra makes.
import { examples, mutations, setOf } from "@argot/algebra";
import { createArgot, type Tier } from "argot";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createErrorText } from "./create-error-text.js";

const argot = createArgot({ formats: "assert" });
const schema = {
  type: "object",
  properties: {
    to: {
      oneOf: [
        { properties: { kind: { const: "mail" }, at: { type: "string" } }, required: ["kind", "at"] },
        { type: "null" },
      ],
    },
    tags: { type: "array", items: { enum: ["a", "b", "c"] }, minItems: 1, maxItems: 2, uniqueItems: true },
    price: { type: "number", minimum: 0, multipleOf: 0.5 },
  },
  required: ["price"],
  additionalProperties: false,
};

test("the text is the same in every tier, and within its budget", () => {
  const texts = (["loop", "closures", "compiled", "auto"] satisfies Tier[]).map((tier) =>
    createErrorText(createArgot({ tier }), schema),
  );
  const limits = [100, 200, 400];
  const limited = limits.map((maxCharacters) => createErrorText(argot, schema, { maxCharacters }));
  const value = fc.jsonValue({ maxDepth: 3 });
  const near = fc.record({ to: value, tags: value, price: value, other: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(value, near), (given) => {
      const [loop = "", ...others] = texts.map((errorText) => errorText(given));
      for (const other of others) expect(other).toBe(loop);
      for (const [i, limit] of limits.entries()) expect(limited[i]?.(given).length).toBeLessThanOrEqual(limit);
      expect(loop === "").toBe(argot.compile(schema)(given));
      for (const line of loop.split("\n").slice(0, -1)) expect(line).toMatch(/^- /);
    }),
    { numRuns: 50 },
  );
});

test("all mistakes that the algebra makes are mended", () => {
  const set = setOf(argot, schema);
  const errorText = createErrorText(argot, schema);
  const wrong = examples(set, { count: 10 }).examples.flatMap(({ value }) => mutations(set, value).mutations);
  expect(wrong.length).toBeGreaterThan(10);
  for (const { value } of wrong) expect(errorText(value)).toMatch(/(Set|Add|Remove|Rename) /);
});
