// The examples in the documents of adapters compile, run and give the values that they state. They load frameworks.
import { describe, expect, test } from "vitest";
import { blocksOfAllDocuments, homeOf, isOfAdapter, statementsIn } from "./blocks.js";
import { diagnosticsOf, named, statedValues } from "./check-blocks.js";

const blocks = blocksOfAllDocuments().filter(isOfAdapter);
const homes = [...new Set(blocks.map(homeOf))];

test("there are adapters", () => expect(homes.length).toBeGreaterThan(0));

describe.each(homes)("%s", (home) => {
  const own = blocks.filter((block) => homeOf(block) === home);
  test.each(named(own.filter(({ notRun }) => notRun === undefined)))(
    "%s gives the values it states",
    async (_, block) => {
      const { actual, expected } = await statedValues(block);
      expect(actual).toEqual(expected);
      // Each line must have been reached.
      expect(actual).toHaveLength(statementsIn(block));
    },
  );
  test("what is not run has a reason", () => expect(own.map(({ notRun }) => notRun)).not.toContain(""));
});

test("all examples are well typed", async () => expect(await diagnosticsOf(blocks)).toEqual([]));
