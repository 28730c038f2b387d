// Pollution of `Object.prototype` before the library is loaded, before it compiles, and after, in each tier.
import { describe, expect, test } from "vitest";
import { allTiers } from "../../src/hostile-tests/case.js";
import { pollutions, resultsAfterPollution, resultsBesidePollution, usualResults } from "./polluted-results.js";

describe.each(Object.entries(pollutions))("%s", (_name, pollution) => {
  test.each(allTiers)("before the library is loaded, %s", async (tier) => {
    expect(await resultsAfterPollution(pollution, tier)).toEqual(await usualResults);
  });

  test.each(allTiers)("after it is loaded, %s", async (tier) => {
    const usual = await usualResults;
    expect(await resultsBesidePollution(pollution, tier)).toEqual([usual, usual]);
  });
});
