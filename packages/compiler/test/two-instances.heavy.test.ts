// Two instances share nothing: what one does while the other runs, or after the other has failed, changes no answer.
import { runInNewContext } from "node:vm";
import { setFlagsFromString } from "node:v8";
import { expect, test } from "vitest";
import { createArgot, defineDialect, defineVocabulary, type Tier, type Validator } from "@argot/core";
import { defineKeyword, items, json, members, schema, some, schemaList } from "@argot/core/keyword";
import { backend } from "../src/index.js";

const tiers: readonly Tier[] = ["loop", "closures", "compiled", "auto"];

/** A schema whose keyword `asks` calls the function for each value. */
function instance(tier: Tier, asks: (value: unknown) => boolean): Validator {
  const keyword = (name: string): string => `https://example.com/two/${name}`;
  const vocabulary = defineVocabulary({
    uri: keyword("vocabulary"),
    keywords: {
      asks: defineKeyword({ id: keyword("asks"), value: json, test: asks, message: "must do" }),
      each: defineKeyword({ id: keyword("each"), value: schema, lower: (k) => items({ rest: k.value }) }),
      members: defineKeyword({ id: keyword("members"), value: schema, lower: (k) => members({ rest: k.value }) }),
      unspoken: defineKeyword({
        id: keyword("unspoken"),
        value: schema,
        lower: (k) => members({ rest: k.value, except: "evaluated" }),
      }),
      one: defineKeyword({
        id: keyword("one"),
        value: schemaList,
        lower: (k) => some(k.value, { min: 1, max: 1 }),
        message: "must match one, matches {actual}",
      }),
    },
  });
  const dialect = defineDialect({ uri: keyword("dialect"), vocabularies: [vocabulary] });
  const argot = createArgot({ dialects: [dialect], dialect: dialect.uri, backend, tier });
  return argot.compile({
    each: {
      one: [
        { asks: 1, members: { asks: 1 } },
        { asks: 2, each: { asks: 3 } },
      ],
      unspoken: { asks: 4 },
    },
  });
}

const values: readonly unknown[] = [
  [],
  [1, 2, 4],
  [[2], { a: 2, b: 3 }],
  [{ a: 2 }, [3, 2], 6],
  [[[2]], "text", { a: { b: 2 } }],
];

const isFine = (value: unknown): boolean => typeof value !== "number" || value % 2 === 0;

/** All that a validator says about a value. */
const answers = (validator: Validator, value: unknown): unknown => [
  validator(value),
  validator.validate(value).errors,
  validator.validate(value, { errors: "first" }).errors,
];

/** What a validator of each tier says of each value, apart from all others. */
const separate = new Map(tiers.map((tier) => [tier, values.map((value) => answers(instance(tier, isFine), value))]));

const combinations = tiers.flatMap((outer) => tiers.map((inner): [Tier, Tier] => [outer, inner]));

test("the values are valid and invalid", () => {
  expect(values.map((value) => instance("loop", isFine)(value))).toEqual([true, false, false, false, false]);
});

test.each(combinations)("an instance by %s answers the same when its function validates by %s", (outer, inner) => {
  const other = instance(inner, isFine);
  const within: unknown[] = [];
  const nesting: Validator = instance(outer, (value) => {
    within.push(values.map((each) => answers(other, each)));
    return isFine(value);
  });
  for (let run = 0; run < 2; run++) expect(values.map((value) => answers(nesting, value))).toEqual(separate.get(outer));
  expect(within.length).toBeGreaterThan(values.length);
  for (const each of within) expect(each).toEqual(separate.get(inner));
});

test.each(combinations)(
  "an instance by %s answers the same when its function makes one by %s throw",
  (outer, inner) => {
    let thrown = 0;
    const broken = instance(inner, (value) => {
      if (value === "throw") throw new Error("broken");
      return isFine(value);
    });
    const nesting = instance(outer, (value) => {
      for (const call of [() => broken([[2], "throw", 3]), () => broken.validate([[2, 3], 1, "throw"])])
        try {
          call();
        } catch {
          thrown++;
        }
      return isFine(value);
    });
    for (let run = 0; run < 2; run++) {
      expect(values.map((value) => answers(nesting, value))).toEqual(separate.get(outer));
      // One that has thrown goes on as before.
      expect(values.map((value) => answers(broken, value))).toEqual(separate.get(inner));
    }
    expect(thrown).toBeGreaterThan(values.length);
  },
);

test.each(tiers)("an instance by %s keeps no value, and none that made a function throw", async (tier) => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const inner = instance(tier, (value) => {
    if (value === "throw") throw new Error("broken");
    return isFine(value);
  });
  const outer = instance(tier, (value) => isFine(value) && inner([[value]]));
  const held = [[{ a: {} }], [[{}], "throw"], [{ a: 3 }, 1]].map((value) => {
    try {
      outer(value);
      outer.validate(value);
    } catch {
      // Expected of one of them.
    }
    return new WeakRef(value);
  });
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(held.map((each) => each.deref())).toEqual([undefined, undefined, undefined]);
  expect(outer([])).toBe(true);
});
