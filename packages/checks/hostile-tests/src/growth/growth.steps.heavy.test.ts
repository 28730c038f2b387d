// The work of an operation grows with the size of a schema times that of a value, whichever of the two is doubled. Outputs, and what else
// lists all locations of schemas that are nested deeply, grow with the length of these: `npm run growth` has them.
import { stepsOf } from "../../../../../scripts/lib/steps.js";
import { expect, test } from "vitest";
import { families, type Family } from "./families.js";
import { argotOfGrowth, type Operation, operations } from "./operations.js";

/** The growth of n log n when n doubles, with room for what is done once. */
const most = 2.6;

/** Families of which more grows than n. */
const exceptions: Readonly<Record<string, string>> = {
  "wide: definitions of which each has all others as alternatives": "n definitions have n alternatives each",
  "deep: properties, deep value": "the value grows as well",
  "value: a tree": "each level has an error, with a location as long as the level is deep",
};

/** The growth from a part of the size of a family to twice that part. */
function growth(operation: Operation, { size, schema, value }: Family, part: number): number {
  const [small, large] = [part, 2 * part].map((each) => {
    const n = Math.ceil(size * each);
    const [grown, instance] = [schema(n), value(n)];
    return stepsOf(() => {
      try {
        operation(argotOfGrowth(), grown, instance);
      } catch {
        // An error that names a limit ends the work as well.
      }
    });
  }) as [number, number];
  return large / small;
}

// Tiers change once at some size, so growth must be too much at two sizes.
const growsFast = (operation: Operation, family: Family): boolean =>
  [1 / 8, 1 / 4, 1 / 2].every((part) => growth(operation, family, part) > most);

test.each(["compile", "verdict", "errors", "module"])("%s", (name) => {
  const tried = families.filter((family) => !Object.hasOwn(exceptions, family.name));
  const fast = tried.filter((family) => growsFast(operations[name] as Operation, family));
  expect(fast.map((family) => family.name)).toEqual([]);
});
