// The work of an operation grows no faster than SECURITY.md says, whatever is doubled of a schema or of a value.
import { growsFaster, stepsFor, type WorkOf } from "./grows-faster.js";
import { expect, test } from "vitest";
import { boundFor } from "./bounds-table.js";
import { families } from "../../../src/hostile-tests/growth/families.js";
import {
  argotOfGrowth,
  countedOperations,
  type Operation,
  operations,
} from "../../../src/hostile-tests/growth/operations.js";

const workOf =
  (operation: Operation, { schema, value }: (typeof families)[number]): WorkOf =>
  (n) => {
    const [grown, instance] = [schema(n), value(n)];
    return () => operation(argotOfGrowth(), grown, instance);
  };

test.each(countedOperations)("%s", async (name) => {
  const operation = operations[name] as Operation;
  const once = (): unknown => operation(argotOfGrowth(), { title: "" }, {});
  // What is loaded and compiled once is there afterwards.
  once();
  const least = await stepsFor(once);
  const fast: string[] = [];
  for (const family of families) {
    const bound = boundFor(name, family);
    // oxlint-disable-next-line no-await-in-loop -- one after the other is counted
    if (bound && (await growsFaster(bound, workOf(operation, family), family.size / 16, least))) fast.push(family.name);
  }
  expect(fast).toEqual([]);
});

test("work that grows faster is found", async () => {
  const linear: WorkOf = (n) => () => Array.from({ length: n }, () => 1);
  const quadratic: WorkOf = (n) => () => Array.from({ length: n }, () => Array.from({ length: n }, () => 1).length);
  const bound = { most: 2.6, isLinear: true, limit: undefined };
  expect(await growsFaster(bound, linear, 100)).toBe(false);
  expect(await growsFaster(bound, quadratic, 100)).toBe(true);
});
