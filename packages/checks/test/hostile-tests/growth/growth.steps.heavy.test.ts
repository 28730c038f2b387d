// The work of an operation grows no faster than SECURITY.md says, whatever is doubled of a schema or of a value.
import { thoseThatGrowFaster, type WorkOf } from "./grows-faster.js";
import { expect, test } from "vitest";
import { boundFor } from "./bounds-table.js";
import { families } from "../../../src/hostile-tests/growth/families.js";
import {
  argotOfGrowth,
  countedOperations,
  type Operation,
  operations,
} from "../../../src/hostile-tests/growth/operations.js";

const workOfFamily =
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
  const works = families.flatMap((family) => {
    const bound = boundFor(name, family);
    return bound ? [{ name: family.name, bound, workOf: workOfFamily(operation, family), size: family.size / 16 }] : [];
  });
  expect(await thoseThatGrowFaster(works, once)).toEqual([]);
});

test("work that grows faster is found", async () => {
  const linear: WorkOf = (n) => () => Array.from({ length: n }, () => 1);
  const quadratic: WorkOf = (n) => () => Array.from({ length: n }, () => Array.from({ length: n }, () => 1).length);
  const bound = { most: 2.6, isLinear: true, limit: undefined };
  const works = Object.entries({ linear, quadratic }).map(([name, workOf]) => ({ name, bound, workOf, size: 100 }));
  expect(await thoseThatGrowFaster(works)).toEqual(["quadratic"]);
});
