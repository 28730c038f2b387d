// Values that somebody chose because engines keep them together. What is counted: comparisons, canonical texts, and the values in one
// bucket of a table as V8 makes it.
import { beforeEach, expect, test, vi } from "vitest";
import * as texts from "./canonical.js";
import * as comparisons from "./equal.js";
import { jsonSet } from "./json-set.js";
import { hasUniqueItems } from "./unique-items.js";

vi.mock("./equal.js", { spy: true });
vi.mock("./canonical.js", { spy: true });
beforeEach(() => void vi.clearAllMocks());

const buckets = 2 ** 13;

/** `ComputeUnseededHash` of V8. */
function hashOfInteger(value: number): number {
  let hash = value >>> 0;
  hash = (~hash + (hash << 15)) >>> 0;
  hash = (hash ^ (hash >>> 12)) >>> 0;
  hash = (hash + (hash << 2)) >>> 0;
  hash = (hash ^ (hash >>> 4)) >>> 0;
  hash = Math.imul(hash, 2057) >>> 0;
  return (hash ^ (hash >>> 16)) & 0x3fffffff;
}

/** `ComputeLongHash` of V8, for the bits of a double. */
function hashOfDouble(value: number): number {
  const bits = new BigUint64Array(new Float64Array([value]).buffer)[0] as bigint;
  let hash = BigInt.asUintN(64, ~bits + (bits << 18n));
  hash ^= hash >> 31n;
  hash = BigInt.asUintN(64, hash * 21n);
  hash ^= hash >> 11n;
  hash = BigInt.asUintN(64, hash + (hash << 6n));
  hash ^= hash >> 22n;
  return Number(hash & 0x3fffffffn);
}

const bucketOf = (key: unknown): number =>
  (Number.isInteger(key) ? hashOfInteger(key as number) : typeof key === "number" ? hashOfDouble(key) : 0) % buckets;

function colliding(count: number, make: (i: number) => number): number[] {
  const found: number[] = [];
  for (let i = 0; found.length < count; i++) if (bucketOf(make(i)) === 0) found.push(make(i));
  return found;
}

const integers = colliding(3000, (i) => i);
const halves = colliding(300, (i) => i + 0.5);
const bigints = Array.from({ length: 3000 }, (_, i) => (BigInt(i + 1) << 64n) + 1n);
/** Doubles whose halves are swapped, or differ in their highest bits. */
const alikeDoubles = Array.from({ length: 3000 }, (_, i) => 1 + i * 2 ** -52 + (i % 64) * 2 ** -20);

const repeats = [0, -0, 1, 1n, 2 ** 53, 2n ** 53n, "1", null];

test.each<[string, readonly unknown[]]>([
  ["integers", integers],
  ["doubles", halves],
  ["doubles and BigInts", [...halves, ...bigints]],
  ["doubles with similar bits", [...new Set(alikeDoubles)]],
  ["BigInts", bigints],
  ["powers of two", Array.from({ length: 900 }, (_, i) => 2n ** BigInt(i + 64))],
  ["arrays", integers.map((each) => [each])],
  ["arrays with sums that collide", integers.map((each) => [(each - 31) | 0])],
  ["arrays that differ at the end", integers.map((each) => [...Array.from({ length: 20 }, () => 0), each])],
  ["objects", integers.map((each) => ({ id: each }))],
  ["objects that differ in the depth", integers.map((each) => ({ a: [[[[each]]]] }))],
  ["objects with names that look alike", integers.map((each) => ({ [`${"a".repeat(20)}${each}`]: 1 }))],
  ["objects with BigInts", bigints.map((each) => ({ id: each }))],
  ["strings", integers.map(String)],
  ["all of them", [...integers, ...bigints, ...halves, ...integers.map((each) => [each]), ...integers.map(String)]],
])("%s: a set compares each with a few others", (_, items) => {
  const keys: unknown[] = [];
  const { set } = Map.prototype;
  const { add } = Set.prototype;
  vi.spyOn(Map.prototype, "set").mockImplementation(function (this: Map<unknown, unknown>, key, value) {
    keys.push(key);
    return set.call(this, key, value);
  });
  vi.spyOn(Set.prototype, "add").mockImplementation(function (this: Set<unknown>, value) {
    keys.push(value);
    return add.call(this, value);
  });
  const isUnique = hasUniqueItems(items);
  const known = jsonSet(items);
  const hasAll = items.every((each) => known.has(each));
  const [equal, canonical] = [vi.mocked(comparisons.equal), vi.mocked(texts.canonical)].map(
    (each) => each.mock.calls.length,
  );
  vi.restoreAllMocks();

  expect(isUnique).toBe(true);
  expect(hasAll).toBe(true);
  // An item is added twice and looked for once: compared with eight others, or by a text.
  expect(equal).toBeLessThanOrEqual(8 * 3 * items.length);
  expect(canonical).toBeLessThanOrEqual(3 * items.length + 9 * 50);
  // Engines hash strings with a secret, and BigInts by a half.
  expect(keys.filter((key) => typeof key === "bigint")).toEqual([]);
  const counts = new Map<number, number>();
  for (const key of new Set(keys))
    if (typeof key === "number") counts.set(bucketOf(key), (counts.get(bucketOf(key)) ?? 0) + 1);
  expect(Math.max(0, ...counts.values())).toBeLessThan(30);
});

test("equal values are found among them", () => {
  const others = [
    ...halves,
    ...bigints,
    ...integers.map((one) => [one]),
    ...integers.map((one) => ({ a: [[[[one]]]] })),
  ];
  const known = jsonSet(others);
  for (const each of [halves[7], bigints[7], [integers[7]], { a: [[[[integers[7]]]]] }])
    expect(known.has(structuredClone(each))).toBe(true);
  for (const each of repeats) {
    expect(known.has(each)).toBe(false);
    expect(hasUniqueItems([each, ...bigints, structuredClone(each)])).toBe(false);
  }
  expect(hasUniqueItems([0, ...bigints, -0])).toBe(false);
  expect(hasUniqueItems([1, ...bigints, 1n])).toBe(false);
  expect(hasUniqueItems([2 ** 64, ...bigints, 2n ** 64n])).toBe(false);
  expect(hasUniqueItems(["1", ...bigints, 1, true, null, [1], "true", "null", "[1"])).toBe(true);
});
