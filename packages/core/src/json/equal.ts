import { hasProperty, countProperties } from "./measure.js";
import { normalizeBigInt } from "./bigint.js";
import { isObject } from "./types.js";

/**
 * Whether two JSON values are equal: numbers by value (a BigInt is a number), strings by code unit, arrays in order, objects
 * regardless of the order of their own properties. The walk uses a list instead of the call stack, so values may have any
 * depth.
 */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object") return normalizeBigInt(a) === normalizeBigInt(b);
  const pending: unknown[] = [a, b];
  while (pending.length > 0) {
    const right = pending.pop();
    const left = pending.pop();
    if (Array.isArray(left)) {
      if (!Array.isArray(right) || left.length !== right.length) return false;
      for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) pending.push(left[i], right[i]);
    } else if (isObject(left)) {
      if (!isObject(right)) return false;
      if (countProperties(left) !== countProperties(right)) return false;
      for (const name of Object.keys(left)) {
        if (left[name] === undefined) continue;
        if (!hasProperty(right, name)) return false;
        if (left[name] !== right[name]) pending.push(left[name], right[name]);
      }
    } else if (normalizeBigInt(left) !== normalizeBigInt(right)) return false;
  }
  return true;
}
