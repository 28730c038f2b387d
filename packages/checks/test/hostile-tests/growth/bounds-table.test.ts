// The table of bounds in SECURITY.md is about what is counted, and the tests that SECURITY.md names exist.
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Family, grownThings } from "../../../src/hostile-tests/growth/families/family.js";
import { families } from "../../../src/hostile-tests/growth/families.js";
import { countedOperations } from "../../../src/hostile-tests/growth/operations.js";
import { boundFor, boundsTable, securityText } from "./bounds-table.js";
import { requestFamilies } from "./requests.js";

type CountedFamily = Pick<Family, "name" | "grown">;

/** The operations that count some families. Those of requests have families of their own. */
const counting: readonly (readonly [operations: readonly string[], counted: readonly CountedFamily[]])[] = [
  [[...countedOperations, "tools", "editors"], families],
  ...Object.entries(requestFamilies).map(([operation, of]) => [[operation], of] as const),
];

test("each operation that is counted has a row, and each row is counted where it says", () => {
  const counted: Readonly<Record<string, readonly string[]>> = {
    "growth.steps": countedOperations,
    "requests.steps": Object.keys(requestFamilies),
    "tools.steps": ["tools", "editors"],
  };
  const files = Object.entries(counted).flatMap(([file, operations]) => operations.map((each) => [each, file]));
  expect(Object.fromEntries(Array.from(boundsTable, ([each, { countedIn }]) => [each, countedIn]))).toEqual(
    Object.fromEntries(files),
  );
});

describe.each(counting)("%s", (operations, counted) => {
  test("each cell with a bound has families that are counted", () => {
    const missing = operations.flatMap((operation) =>
      grownThings
        .filter((grown) => boundFor(operation, { grown }) && !counted.some((family) => family.grown === grown))
        .map((grown) => `${operation}, ${grown}`),
    );
    expect(missing).toEqual([]);
  });
  test("each family is counted, and has a name of its own", () => {
    const uncounted = counted.filter((family) => !operations.some((operation) => boundFor(operation, family)));
    expect(uncounted).toEqual([]);
    expect(new Set(counted.map(({ name }) => name)).size).toBe(counted.length);
  });
});

test("the files that SECURITY.md names exist", () => {
  const root = new URL("../../../../../", import.meta.url);
  const paths = Array.from(securityText.matchAll(/`(packages\/[^`\s]*)`/g), ([, path]) => path as string);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
