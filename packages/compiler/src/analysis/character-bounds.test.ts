import { countCharacters } from "@argot/core/runtime";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { characterBounds } from "./character-bounds.js";

const holdsBetween = {
  ">=": (a: number, b: number) => a >= b,
  "<=": (a: number, b: number) => a <= b,
};

test("bounds in code units never contradict the number of characters", () => {
  const decided = { holds: 0, fails: 0, counted: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom<keyof typeof holdsBetween>(">=", "<="),
      fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom(0.5, 1.5)),
      fc.string({ unit: fc.constantFrom("a", "é", "😀"), maxLength: 8 }),
      (relation, to, text) => {
        const { necessary, sufficient } = characterBounds(relation, to)!;
        const holds = holdsBetween[relation];
        const answer = holds(countCharacters(text), to) ? "holds" : "fails";
        const byBounds = !holds(text.length, necessary)
          ? "fails"
          : holds(text.length, sufficient)
            ? "holds"
            : "counted";
        decided[byBounds]++;
        expect([answer, "counted"]).toContain(byBounds);
        // With equal bounds nothing is counted.
        expect(byBounds === "counted" && necessary === sufficient).toBe(false);
      },
    ),
    { seed: 4, numRuns: 1000 },
  );
  expect(Math.min(...Object.values(decided))).toBeGreaterThan(100);
});
