import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryOf } from "../src/fast-check.js";
import { setFor } from "./argot.js";

const order = {
  type: "object",
  properties: {
    id: { type: "integer", minimum: 1 },
    note: { type: "string", maxLength: 20 },
    lines: {
      type: "array",
      maxItems: 6,
      items: { type: "object", properties: { price: { type: "number", minimum: 0 } } },
    },
  },
  required: ["id"],
  additionalProperties: false,
};

describe("arbitraryOf", () => {
  test("all values are in the set, and they differ", () => {
    const set = setFor(order);
    const values = fc.sample(arbitraryOf(set), { numRuns: 300, seed: 1 });
    expect(values.filter((value) => !set.has(value))).toEqual([]);
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBeGreaterThan(150);
  });

  test("a value that fails shrinks within the set", () => {
    const lines = (value: unknown): readonly { price?: number }[] => (value as { lines?: [] }).lines ?? [];
    const result = fc.check(
      fc.property(arbitraryOf(setFor(order)), (value) => lines(value).every(({ price }) => (price ?? 0) < 3)),
      { seed: 2, numRuns: 5000 },
    );
    expect(result.counterexample).toEqual([{ id: 1, lines: [{ price: 3 }] }]);
  });

  test("the same seed gives the same values", () => {
    const sample = (): unknown => fc.sample(arbitraryOf(setFor(order)), { numRuns: 20, seed: 5 });
    expect(sample()).toEqual(sample());
  });

  test("a set without values has none", () => {
    expect(() => arbitraryOf(setFor(false))).toThrow("a set of which a value is found");
  });
});
