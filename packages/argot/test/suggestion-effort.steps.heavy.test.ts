// The alternatives of one value share the effort of suggestions: steps are counted.
import { stepsOf } from "../../checks/test/runner/steps.js";
import { expect, test } from "vitest";
import { createArgot } from "../src/index.js";

/** Names of 63 letters. */
const names = (count: number, start: string): Record<string, true> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [start.padEnd(59, start) + String(i).padStart(4, "0"), true]),
  );

/** The pairs of letters that are compared for a value, and the most steps that a pair and what is around it take. */
const [maxPairs, stepsOfPair] = [3_000_000, 5];

test("alternatives that share 1,000 names of 63 letters take no more steps the more there are", () => {
  const properties = names(1000, "x");
  // Half of each name is wrong: that is found out late.
  const value = names(50, "xy");
  const counts = [2, 4, 8, 16].map((count) => {
    const anyOf = Array.from({ length: count }, (_, i) => ({
      properties,
      required: [`q${i}`],
      additionalProperties: false,
    }));
    const validator = createArgot().compile({ anyOf });
    const explain = () => validator.validate(value).errors.map(({ message }) => message);
    // What is made once for a schema is there afterwards.
    expect(explain()).toEqual([expect.stringMatching(/^must have one of "q0", "q1".*, has none of them$/)]);
    return stepsOf(explain);
  }) as [number, number, number, number];
  for (const count of counts) expect(count).toBeLessThan(maxPairs * stepsOfPair);
  expect(counts[0]).toBeGreaterThan(maxPairs);
  expect(counts[3]).toBeLessThan(1.1 * counts[0]);
});
