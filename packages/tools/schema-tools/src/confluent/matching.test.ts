import * as fc from "fast-check";
import { expect, test } from "vitest";
import { largestMatching } from "./matching.js";

/** The size of a largest matching, by trying all. */
function largestSize([columns, ...rows]: readonly (readonly number[])[], taken: readonly number[] = []): number {
  if (!columns) return taken.length;
  const free = columns.filter((column) => !taken.includes(column));
  return Math.max(largestSize(rows, taken), ...free.map((column) => largestSize(rows, [...taken, column])));
}

test("is as large as any", () => {
  const table = fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(table, (columnsOf) => {
      const matching = largestMatching(columnsOf);
      expect(matching.size).toBe(largestSize(columnsOf));
      expect(new Set(matching.values()).size).toBe(matching.size);
      for (const [row, column] of matching) expect(columnsOf[row]).toContain(column);
    }),
  );
});

test("of many rows that need one another's columns takes no deep stack", () => {
  const count = 2000;
  const columnsOf = Array.from({ length: count }, (_, i) => (i === count - 1 ? [0] : [i, i + 1]));
  expect(largestMatching(columnsOf).size).toBe(count);
});
