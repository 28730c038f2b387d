// What is compared in realms with a polluted `Object.prototype`.
import { expect } from "vitest";
import type { Tier } from "argot";
import type * as results from "./pollution-results.js";
import { bundleOf, type Pollution, Realm } from "./realm.js";

const indices = [...Array.from({ length: 41 }, (_, i) => i), 100, 1000, 2 ** 32 - 2, -1].map(String);

/** Names that JavaScript, bundlers and Argot read from descriptors, options, plans and results. */
const names = "x get set value enumerable writable part when message valid errors route duplicateNames maxBytes".split(
  " ",
);

/** What is added to `Object.prototype`, by a name. */
export const pollutions: Readonly<Record<string, Pollution>> = {
  "indices being objects": { names: indices, descriptor: "value: { target: 1 }, writable: true, enumerable: true" },
  "indices being texts": { names: indices, descriptor: 'value: ":", writable: true, enumerable: false' },
  "names being objects": { names, descriptor: "value: {}, writable: true, enumerable: true" },
  "names being functions": { names, descriptor: "value: () => 1, writable: true, enumerable: false" },
};

const bundle = bundleOf("pollution-results.ts");
const expected = bundle.then((script) => new Realm().load<typeof results>(script).compileAll("loop")());

/** Expects that all results are as usual if the prototype is polluted before the library is loaded. */
export async function expectSameBeforeLoading(pollution: Pollution, tier: Tier): Promise<void> {
  const realm = new Realm();
  realm.pollute(pollution);
  const { compileAll } = realm.load<typeof results>(await bundle);
  expect([...compileAll(tier)()]).toEqual([...(await expected)]);
}

/** Expects the same if it is polluted after the library is loaded: before schemas are compiled, and after. */
export async function expectSameAfterLoading(pollution: Pollution, tier: Tier): Promise<void> {
  const realm = new Realm();
  const { compileAll } = realm.load<typeof results>(await bundle);
  const compiledBefore = compileAll(tier);
  realm.pollute(pollution);
  expect([...compiledBefore()]).toEqual([...(await expected)]);
  expect([...compileAll(tier)()]).toEqual([...(await expected)]);
}
