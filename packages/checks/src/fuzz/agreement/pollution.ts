import path from "node:path";
import type vm from "node:vm";
import type { Tier } from "argot";
import { isObject, type Json, text } from "../json.js";
import { type Random, randomOf } from "../random.js";
import type * as inRealm from "./in-realm.js";
import type { Disagreement, Judge, Sample } from "./judge.js";
import { bundleOf, type Pollution, Realm } from "./realm.js";

const allTiers: readonly Tier[] = ["loop", "closures", "compiled", "auto"];

/** Names that JavaScript, bundlers and Argot read from descriptors, options and results. */
const readNames = "get set value enumerable configurable default part when target message valid errors".split(" ");
const indices = [...Array.from({ length: 12 }, (_, i) => i), 100, 2 ** 32 - 2, -1].map(String);

const values = ["1", "0", "null", "true", "false", '"a"', "{}", "{ target: 1 }", "[]", "[1, 2]", "() => 1"];
/** Of indices as well: an accessor there breaks `push` of JavaScript itself. */
const asData = values.flatMap((value) =>
  [true, false].map((enumerable) => `value: ${value}, writable: true, enumerable: ${enumerable}`),
);
const asAccessors = values.flatMap((value) =>
  ["", ", set() {}"].map((set) => `get: () => (${value})${set}, enumerable: true`),
);

/** Adds the names of members, and texts that could be names. */
function addNames(json: Json, found: Set<string>): void {
  if (typeof json === "string") found.add(json);
  else if (Array.isArray(json)) for (const each of json) addNames(each, found);
  else if (isObject(json))
    for (const [name, each] of Object.entries(json)) {
      found.add(name);
      addNames(each, found);
    }
}

/** Random members for prototypes: names of the sample, and others that may have a meaning. */
function pollutionsOf({ schema, instances }: Sample, random: Random): readonly Pollution[] {
  const names = new Set<string>();
  addNames([schema, ...instances], names);
  const owners = random.pick([["Object"], ["Array"], ["Object", "Array"]] as const);
  return owners.flatMap((owner) => {
    const addable = (name: string): boolean => !(name in (owner === "Array" ? Array : Object).prototype);
    return [
      { owner, names: random.some(indices, 0, indices.length), descriptor: random.pick(asData) },
      { owner, names: random.some(readNames, 0, 4).filter(addable), descriptor: random.pick(asData) },
      ...random.many(1, 3, () => ({
        owner,
        names: random.some([...names], 1, 6).filter((name) => addable(name) && !/^-?\d+$/.test(name)),
        descriptor: random.pick(random.chance(0.7) ? asData : asAccessors),
      })),
    ];
  });
}

let bundle: Promise<vm.Script> | undefined;
let clean: typeof inRealm | undefined;

/**
 * Compares verdicts and errors in realms whose `Object.prototype` and `Array.prototype` have random members with those in one that
 * nobody has polluted: added before the library is loaded, before it compiles, or after.
 */
export const pollutionAgrees: Judge = async (sample) => {
  const { fuzzDialect, asserted, instances, seed } = sample;
  const random = randomOf(`pollution ${seed}`);
  const pollutions = pollutionsOf(sample, random);
  const when = random.pick(["loading", "compiling", "use"] as const);
  const realm = new Realm();
  const pollute = (): void => pollutions.forEach((pollution) => realm.pollute(pollution));
  const schema = text(sample.schema);
  const texts = instances.map(text);
  const compileIn = ({ compileText }: typeof inRealm): readonly ((instance: string) => string)[] =>
    allTiers.map((tier) => compileText(tier, fuzzDialect.dialect.uri, asserted, schema));

  const script = await (bundle ??= bundleOf(path.join(import.meta.dirname, "../../../src/fuzz/agreement/in-realm.ts")));
  const load = (into: Realm): typeof inRealm => into.load(script) as typeof inRealm;
  const usual = compileIn((clean ??= load(new Realm())));
  if (when === "loading") pollute();
  const loaded = load(realm);
  if (when === "compiling") pollute();
  const polluted = compileIn(loaded);
  if (when === "use") pollute();
  return texts.flatMap((instance, i) =>
    polluted.flatMap((resultOf, tier): Disagreement[] => {
      const expected = usual[tier]?.(instance);
      const found = resultOf(instance);
      if (found === expected) return [];
      const source = `pollution before ${when}, ${allTiers[tier]}`;
      return [
        { source, instance: instances[i] as Json, expected, found: `${found}, with ${JSON.stringify(pollutions)}` },
      ];
    }),
  );
};
