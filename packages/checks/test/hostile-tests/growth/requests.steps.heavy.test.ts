// The work of routing a request and of checking its parameters grows no faster than SECURITY.md says.
import { growsFaster } from "./grows-faster.js";
import { expect, test } from "vitest";
import { boundFor } from "./bounds-table.js";
import { requestFamilies } from "./requests.js";

test.each(Object.entries(requestFamilies))("%s", async (row, families) => {
  const fast: string[] = [];
  for (const family of families) {
    const { size, open, run } = family;
    // What is loaded and compiled once is there afterwards.
    run(open(2), 2);
    const workOf = (n: number) => {
      const api = open(n);
      return () => run(api, n);
    };
    const bound = boundFor(row, family);
    // oxlint-disable-next-line no-await-in-loop -- one after the other is counted
    if (!bound || (await growsFaster(bound, workOf, size / 8))) fast.push(family.name);
  }
  expect(fast).toEqual([]);
});
