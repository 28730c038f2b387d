// A polluted `Object.prototype`, briefly. `pollution.heavy.test.ts` tries it in each tier, `npm run hostile` with every name.
import { test } from "vitest";
import { expectSameAfterLoading, expectSameBeforeLoading, pollutions } from "./expect-same.js";
import type { Pollution } from "./realm.js";

test("indices, before the library is loaded", async () => {
  await expectSameBeforeLoading(pollutions["indices being objects"] as Pollution, "auto");
});

test("names, before the library is loaded", async () => {
  await expectSameBeforeLoading(pollutions["names being objects"] as Pollution, "auto");
});

test.each(["loop", "compiled"] as const)("indices, after it is loaded, %s", async (tier) => {
  await expectSameAfterLoading(pollutions["indices being objects"] as Pollution, tier);
});
