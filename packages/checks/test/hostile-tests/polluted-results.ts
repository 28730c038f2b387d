// What is compared in realms with a polluted `Object.prototype`.
import path from "node:path";
import type { Tier } from "argot";
import type * as results from "./pollution-results.js";
import { bundleOf, type Pollution, Realm } from "../../src/fuzz/agreement/realm.js";

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

const bundle = bundleOf(path.join(import.meta.dirname, "pollution-results.ts"));
/** The results, each as text, in a realm that nobody has polluted. */
export const usualResults: Promise<readonly string[]> = bundle.then((script) => [
  ...(new Realm().load(script) as typeof results).compileAll("loop")(),
]);

/** The results if the prototype is polluted before the library is loaded. */
export async function resultsAfterPollution(pollution: Pollution, tier: Tier): Promise<readonly string[]> {
  const realm = new Realm();
  realm.pollute(pollution);
  const { compileAll } = realm.load(await bundle) as typeof results;
  return [...compileAll(tier)()];
}

/** The results if it is polluted after the library is loaded: of schemas that were compiled before, and of others. */
export async function resultsBesidePollution(
  pollution: Pollution,
  tier: Tier,
): Promise<readonly (readonly string[])[]> {
  const realm = new Realm();
  const { compileAll } = realm.load(await bundle) as typeof results;
  const compiledBefore = compileAll(tier);
  realm.pollute(pollution);
  return [[...compiledBefore()], [...compileAll(tier)()]];
}
