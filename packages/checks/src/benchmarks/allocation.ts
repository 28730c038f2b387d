// Measures the allocation of `validate`: whether it grows with the value, or with the number of issues.
import { type HeapProfiler, Session } from "node:inspector/promises";
import type { Validator } from "argot";

/** The number of measurements. */
const attempts = 3;

const bytesIn = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + bytesIn(child), selfSize);

/** The bytes that an action allocates: the least of some measurements, since JavaScript engines allocate as well. */
async function allocatedBy(action: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  let least = Infinity;
  for (let time = 0; time < attempts; time++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await session.post("HeapProfiler.startSampling", {
      samplingInterval: 512,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    action();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { profile } = await session.post("HeapProfiler.stopSampling");
    least = Math.min(least, bytesIn(profile.head));
  }
  session.disconnect();
  return least;
}

/** A schema for the items of a list, a valid item, and an item with one mistake. */
export interface AllocationCase {
  readonly name: string;
  readonly items: object;
  readonly right: (i: number) => unknown;
  readonly wrong: unknown;
}

export const allocationCases: readonly AllocationCase[] = [
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

const valueOf = ({ right, wrong }: AllocationCase, items: number, mistakes: number): readonly unknown[] =>
  Array.from({ length: items }, (_, i) => (i < mistakes ? wrong : right(i)));

/** The bytes that `validate` allocates for a list with a number of invalid items, after warming up. */
export function allocatedFor(
  validator: Validator,
  each: AllocationCase,
  items: number,
  mistakes: number,
): Promise<number> {
  const value = valueOf(each, items, mistakes);
  for (let time = 0; time < attempts; time++)
    if (validator.validate(value).errors.length < mistakes) throw new Error(`${each.name}: mistakes are not found`);
  return allocatedBy(() => validator.validate(value));
}
