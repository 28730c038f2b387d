import { hasProperty, countProperties } from "./measure.js";
import { normalizeBigInt } from "./bigint.js";
import { isObject } from "./types.js";

/**
 * Whether two JSON values are equal: numbers by value (a BigInt is a number), strings by code unit, arrays in order, objects
 * regardless of the order of their own properties. Dates and regular expressions, which JSON lacks, equal only those that
 * say the same. The walk uses a list instead of the call stack, so values may have any
 * depth.
 */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isScalar(a) || isScalar(b)) return normalizeBigInt(a) === normalizeBigInt(b);
  const pending: unknown[] = [];
  let left: unknown = a;
  let right: unknown = b;
  for (;;) {
    if (!equalOutside(left, right, pending)) return false;
    if (pending.length === 0) return true;
    right = pending.pop();
    left = pending.pop();
  }
}

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Whether two arrays or objects are equal, except for arrays and objects within them, which are added to a list. */
function equalOutside(left: unknown, right: unknown, pending: unknown[]): boolean {
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let i = 0; i < left.length; i++) if (!equalParts(left[i], right[i], pending)) return false;
    return true;
  }
  if (!isObject(left) || !isObject(right)) return false;
  let count = 0;
  // Most objects that differ do so in their first members: sizes are compared last.
  for (const name in left) {
    if (!Object.hasOwn(left, name)) continue;
    const part = left[name];
    if (part === undefined) continue;
    count++;
    if (!hasProperty(right, name) || !equalParts(part, right[name], pending)) return false;
  }
  if (count !== countProperties(right)) return false;
  return count > 0 || textOfObject(left) === textOfObject(right);
}

/** What distinguishes dates and regular expressions, which have no members; `undefined` for other objects. */
export function textOfObject(object: object): string | undefined {
  if (object instanceof Date) return `Date ${object.getTime()}`;
  return object instanceof RegExp ? String(object) : undefined;
}

function equalParts(left: unknown, right: unknown, pending: unknown[]): boolean {
  if (left === right) return true;
  if (isScalar(left) || isScalar(right)) return normalizeBigInt(left) === normalizeBigInt(right);
  pending.push(left, right);
  return true;
}
