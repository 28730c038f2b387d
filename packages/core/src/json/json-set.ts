import { normalizeBigInt } from "./bigint.js";
import { canonical } from "./canonical.js";
import { equal } from "./equal.js";
import { isObject } from "./types.js";

/**
 * A set of JSON values. To look for one takes time in proportion to its size, however many there are and whoever chose them. JavaScript
 * engines hash strings with a secret, but numbers and BigInts without one: anyone can make many that share a hash.
 */
export class JsonSet {
  /** All but numbers, arrays and objects. */
  readonly #plain = new Set<unknown>();
  /** The others by their keys: a value, or all that have the key. */
  readonly #keyed = new Map<number, unknown>();
  /** Nobody who makes values knows which of their keys an engine keeps together. */
  readonly #secret = (Math.random() * 2 ** 32) | 0;
  readonly #factor = (Math.random() * 2 ** 32) | 1;

  /** Whether a value of the set equals this one. */
  has(value: unknown): boolean {
    if (isPlainValue(value)) return this.#plain.has(value);
    const found = this.#keyed.get(this.#keyOf(value));
    if (found instanceof AlikeValues) return found.has(value);
    return found !== undefined && equal(found, value);
  }

  /** Adds a value, and returns whether it was not there before. */
  add(value: unknown): boolean {
    if (isPlainValue(value)) {
      const { size } = this.#plain;
      return this.#plain.add(value).size > size;
    }
    const key = this.#keyOf(value);
    const found = this.#keyed.get(key);
    if (found instanceof AlikeValues) return found.add(value);
    if (found !== undefined && equal(found, value)) return false;
    this.#keyed.set(key, found === undefined ? value : new AlikeValues(found, value));
    return true;
  }

  #keyOf(value: unknown): number {
    const key = Math.imul(sketch(value, maxSketchDepth) ^ this.#secret, this.#factor);
    // The upper bits decide about the others as well. 30 bits are a small integer in every engine.
    return Math.imul(key ^ (key >>> 15), this.#factor) >>> 2;
  }
}

/** The set of some values. */
export function jsonSet(values: readonly unknown[]): JsonSet {
  const set = new JsonSet();
  for (const value of values) set.add(value);
  return set;
}

const isPlainValue = (value: unknown): boolean =>
  value === null || (typeof value !== "object" && typeof value !== "number" && typeof value !== "bigint");

/** Maximum number of values with one key that are compared one by one. For more, texts are compared. */
const maxAlike = 8;

/** Values with one key. */
class AlikeValues {
  readonly #values: unknown[];
  /** The canonical texts of the values, once there are many. */
  #texts: Set<string> | undefined;

  constructor(...values: unknown[]) {
    this.#values = values;
  }

  has(value: unknown): boolean {
    return this.#texts ? this.#texts.has(canonical(value)) : this.#values.some((each) => equal(each, value));
  }

  add(value: unknown): boolean {
    if (this.#texts) {
      const { size } = this.#texts;
      return this.#texts.add(canonical(value)).size > size;
    }
    if (this.has(value)) return false;
    if (this.#values.push(value) > maxAlike) this.#texts = new Set(this.#values.map(canonical));
    return true;
  }
}

/** How deep a sketch looks into a value. */
const maxSketchDepth = 3;

/** Maximum number of items of an array, and of characters of a string, that a sketch looks at. */
const maxSketchParts = 16;

/** A number that is the same for equal values, and seldom for others. */
function sketch(value: unknown, depth: number): number {
  if (typeof value === "string") return sketchOfText(value);
  if (typeof value === "number") return sketchOfNumber(value);
  if (depth === 0) return 0;
  if (Array.isArray(value)) {
    let sum = value.length;
    for (let i = 0; i < value.length && i < maxSketchParts; i++) sum = Math.imul(sum, 31) + sketch(value[i], depth - 1);
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
    return typeof normalized === "number" ? sketchOfNumber(normalized) : Number(BigInt.asIntN(32, value));
  }
  return value === true ? 1 : 2;
}

function sketchOfText(text: string): number {
  let sum = text.length;
  for (let i = 0; i < text.length && i < maxSketchParts; i++) sum = Math.imul(sum, 31) + text.charCodeAt(i);
  return sum | 0;
}

function sketchOfNumber(value: number): number {
  const integer = value | 0;
  if (integer === value) return integer;
  const size = Math.abs(value);
  const exponent = size < 2 ** -20 || size >= 2 ** 53 ? Math.floor(Math.log2(size)) : 0;
  const digits = value / 2 ** exponent;
  const whole = Math.trunc(digits);
  return (
    Math.imul(whole | 0, 0x9e3779b1) ^
    (((digits - whole) * 2 ** 32) | 0) ^
    Math.imul(whole / 2 ** 32 + exponent, 0x85ebca6b)
  );
}
