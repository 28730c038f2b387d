import * as fc from "fast-check";
import { expect, test } from "vitest";
import { recursiveBlocks } from "./recursion.js";

const graphs = fc
  .integer({ min: 1, max: 12 })
  .chain((size) => fc.array(fc.array(fc.nat(size - 1), { maxLength: 3 }), { minLength: size, maxLength: size }));

/** Whether a block leads back to itself. */
function isOnCycle(targets: readonly (readonly number[])[], id: number): boolean {
  const reached = new Set(targets[id]);
  for (const each of reached) for (const target of targets[each] ?? []) reached.add(target);
  return reached.has(id);
}

test("the blocks on cycles are found", () => {
  let cycles = 0;
  fc.assert(
    fc.property(graphs, (targets) => {
      const expected = targets.flatMap((_, id) => (isOnCycle(targets, id) ? [id] : []));
      if (expected.length > 0) cycles++;
      expect([...recursiveBlocks(targets)].toSorted((a, b) => a - b)).toEqual(expected);
    }),
    { seed: 11, numRuns: 500 },
  );
  expect(cycles).toBeGreaterThan(100);
});

test("so are those that begin a chain of calls too long for a stack", () => {
  const length = 1000;
  const chain = Array.from({ length }, (_, id) => (id + 1 < length ? [id + 1] : []));
  const found = recursiveBlocks(chain);
  expect(found.has(0)).toBe(true);
  expect(found.has(length - 1)).toBe(false);
  expect(recursiveBlocks(chain.slice(-50).map((_, id) => (id < 49 ? [id + 1] : []))).size).toBe(0);
});
