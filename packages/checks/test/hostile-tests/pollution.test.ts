// A polluted `Object.prototype`, briefly. `pollution.heavy.test.ts` tries it in each tier, `npm run hostile` with every name.
import { expect, test } from "vitest";
import { pollutions, resultsAfterPollution, resultsBesidePollution, usualResults } from "./polluted-results.js";
import type { Pollution } from "../../src/fuzz/agreement/realm.js";

test("indices, before the library is loaded", async () => {
  expect(await resultsAfterPollution(pollutions["indices being objects"] as Pollution, "auto")).toEqual(
    await usualResults,
  );
});

test("names, before the library is loaded", async () => {
  expect(await resultsAfterPollution(pollutions["names being objects"] as Pollution, "auto")).toEqual(
    await usualResults,
  );
});

test.each(["loop", "compiled"] as const)("indices, after it is loaded, %s", async (tier) => {
  const usual = await usualResults;
  expect(await resultsBesidePollution(pollutions["indices being objects"] as Pollution, tier)).toEqual([usual, usual]);
});
