// The work of routing a request and of checking its parameters grows no faster than SECURITY.md says.
import { thoseThatGrowFaster } from "./grows-faster.js";
import { expect, test } from "vitest";
import { boundFor } from "./bounds-table.js";
import { requestFamilies } from "./requests.js";

test.each(Object.entries(requestFamilies))("%s", async (row, families) => {
  const works = families.map((family) => {
    const { name, size, open, run } = family;
    // What is loaded and compiled once is there afterwards.
    run(open(2), 2);
    const workOf = (n: number) => {
      const api = open(n);
      return () => run(api, n);
    };
    const bound = boundFor(row, family);
    if (!bound) throw new Error(`SECURITY.md has no bound for ${name}`);
    return { name, bound, workOf, size: size / 8 };
  });
  expect(await thoseThatGrowFaster(works)).toEqual([]);
});
