// Pollution of `Object.prototype` before the library is loaded, before it compiles, and after, in each tier.
import { describe, test } from "vitest";
import { allTiers } from "../src/case.js";
import { expectSameAfterLoading, expectSameBeforeLoading, pollutions } from "./expect-same.js";

describe.each(Object.entries(pollutions))("%s", (_name, pollution) => {
  test.each(allTiers)("before the library is loaded, %s", async (tier) => {
    await expectSameBeforeLoading(pollution, tier);
  });

  test.each(allTiers)("after it is loaded, %s", async (tier) => {
    await expectSameAfterLoading(pollution, tier);
  });
});
