import { normalizeBigInt } from "./bigint.js";
import { canonical } from "./canonical.js";
import { equal } from "./equal.js";
import { isObject } from "./types.js";

/** Maximum number of arrays and objects with one sketch that are compared one by one. For more, texts are compared. */
const maxAlike = 8;

/** Arrays and objects with the same sketch. */
interface Bucket {
  readonly values: unknown[];
  /** The canonical texts of the values, once there are many. */
  texts: Set<string> | undefined;
}

/** A set of JSON values. To look for one takes time in proportion to its size, however many there are. */
export class JsonSet {
  readonly #scalars = new Set<unknown>();
  readonly #buckets = new Map<number, Bucket>();

  /** Whether a value of the set equals this one. */
  has(value: unknown): boolean {
    if (isScalar(value)) return this.#scalars.has(normalizeBigInt(value));
    const bucket = this.#buckets.get(sketch(value, maxDepth));
    return bucket !== undefined && isIn(bucket, value);
  }

  /** Adds a value, and returns whether it was not there before. */
  add(value: unknown): boolean {
    if (isScalar(value)) {
      const { size } = this.#scalars;
      return this.#scalars.add(normalizeBigInt(value)).size > size;
    }
    const key = sketch(value, maxDepth);
    const bucket = this.#buckets.get(key);
    if (!bucket) {
      this.#buckets.set(key, { values: [value], texts: undefined });
      return true;
    }
    if (isIn(bucket, value)) return false;
    if (bucket.texts) bucket.texts.add(canonical(value));
    else bucket.values.push(value);
    return true;
  }
}

/** The set of some values. */
export function jsonSet(values: readonly unknown[]): JsonSet {
  const set = new JsonSet();
  for (const value of values) set.add(value);
  return set;
}

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

function isIn(bucket: Bucket, value: unknown): boolean {
  if (bucket.values.length < maxAlike) return bucket.values.some((each) => equal(each, value));
  return (bucket.texts ??= new Set(bucket.values.map(canonical))).has(canonical(value));
}

/** How deep a sketch looks into a value. */
const maxDepth = 3;

/** Maximum number of items of an array, and of characters of a string, that a sketch looks at. */
const maxParts = 16;

/** A number that is the same for equal values, and seldom for others. */
function sketch(value: unknown, depth: number): number {
  if (typeof value === "string") return sketchOfText(value);
  if (typeof value === "number") return Number.isInteger(value) ? value | 0 : Math.floor(value * 4096) | 0;
  if (depth === 0) return 0;
  if (Array.isArray(value)) {
    let sum = value.length;
    for (let i = 0; i < value.length && i < maxParts; i++) sum = Math.imul(sum, 31) + sketch(value[i], depth - 1);
    return sum | 0;
  }
  if (isObject(value)) {
    let sum = 7;
    // The order of members does not count.
    for (const name of Object.keys(value)) {
      const member = value[name];
      if (member !== undefined) sum += Math.imul(sketchOfText(name) ^ sketch(member, depth - 1), 0x9e3779b1);
    }
    return sum | 0;
  }
  if (typeof value === "bigint") {
    const normalized = normalizeBigInt(value);
    return typeof normalized === "number" ? sketch(normalized, depth) : Number(BigInt.asIntN(32, value));
  }
  return value === true ? 1 : 2;
}

function sketchOfText(text: string): number {
  let sum = text.length;
  for (let i = 0; i < text.length && i < maxParts; i++) sum = Math.imul(sum, 31) + text.charCodeAt(i);
  return sum | 0;
}
