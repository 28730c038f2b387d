// What telling errors allocates: it grows with what is wrong, not with the value.
import { type HeapProfiler, Session } from "node:inspector/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createArgot, type Tier, type Validator } from "../src/index.js";

const session = new Session();
beforeAll(() => session.connect());
afterAll(() => session.disconnect());

const bytesIn = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + bytesIn(child), selfSize);

/** How many bytes an action allocates, whatever becomes of them: the least of several times, as engines allocate as well. */
async function allocatedBy(action: () => void): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < 5; time++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await session.post("HeapProfiler.startSampling", {
      samplingInterval: 128,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    action();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { profile } = await session.post("HeapProfiler.stopSampling");
    least = Math.min(least, bytesIn(profile.head));
  }
  return least;
}

interface Case {
  readonly name: string;
  readonly items: object;
  readonly right: (i: number) => unknown;
  readonly wrong: unknown;
}

const cases: readonly Case[] = [
  {
    name: "properties",
    items: { type: "object", properties: { a: { type: "integer" } }, required: ["a"] },
    right: (a) => ({ a }),
    wrong: { a: "x" },
  },
  {
    name: "patterns and names",
    items: {
      propertyNames: { pattern: "^[a-z]" },
      patternProperties: { "^a": { type: "integer", minimum: 0, multipleOf: 1 } },
      additionalProperties: { enum: ["x", "y", 1] },
      minProperties: 1,
    },
    right: (a) => ({ a, b: "x" }),
    wrong: { a: -1, b: "x" },
  },
  {
    name: "a choice, of which one fails each time",
    items: {
      oneOf: [
        { properties: { kind: { const: "a" }, of: { type: "integer" } }, required: ["kind", "of"] },
        { properties: { kind: { const: "b" }, of: { type: "string" } }, required: ["kind", "of"] },
      ],
      if: { required: ["kind"] },
      then: { properties: { of: { not: { type: "null" } } } },
    },
    right: (i) => (i % 2 === 0 ? { kind: "a", of: i } : { kind: "b", of: "x" }),
    wrong: { kind: "a", of: "x" },
  },
  {
    name: "unevaluated members",
    items: {
      properties: { a: { type: "integer" } },
      anyOf: [{ required: ["a"], properties: { b: true } }, { required: ["b"] }],
      unevaluatedProperties: false,
    },
    right: (a) => ({ a }),
    wrong: { a: 1, c: 2 },
  },
  {
    name: "unevaluated items beside some that are contained",
    items: { prefixItems: [{ type: "integer" }], contains: { type: "string" }, unevaluatedItems: false },
    right: (i) => [i, "x"],
    wrong: [1, "x", 2],
  },
];

const valueOf = ({ right, wrong }: Case, items: number, mistakes: number): readonly unknown[] =>
  Array.from({ length: items }, (_, i) => (i < mistakes ? wrong : right(i)));

/** What `validate` allocates once it is warm. */
async function costOf(validator: Validator, each: Case, items: number, mistakes: number): Promise<number> {
  const value = valueOf(each, items, mistakes);
  for (let time = 0; time < 5; time++) expect(validator.validate(value).valid).toBe(false);
  return allocatedBy(() => validator.validate(value));
}

/** Far less than a byte for each item. */
const slack = 32_000;
/** Trace, tree and issue of one mistake. */
const mostEach = 12_000;

describe.each(["loop", "compiled", "auto"] satisfies Tier[])("%s", (tier) => {
  test.each(cases)("all errors allocate with the errors and not with the value: $name", async (each) => {
    const validator = createArgot({ tier, dialect: "https://json-schema.org/draft/2020-12/schema" }).compile({
      items: each.items,
    });
    const small = await costOf(validator, each, 1000, 1);
    const large = await costOf(validator, each, 100_000, 1);
    const wrong = await costOf(validator, each, 100_000, 100);

    expect(large).toBeLessThan(small + slack);
    expect(wrong).toBeGreaterThan(large);
    expect(wrong).toBeLessThan(large + 100 * mostEach + slack);
  });
});
