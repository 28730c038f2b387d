import { equal } from "./equal.js";
import { isObject } from "./types.js";

/**
 * Whether no two items are equal. Scalars meet in a set; arrays and objects are compared only within a bucket of the
 * same fingerprint, so that long lists of distinct items stay linear.
 */
export function unique(items: readonly unknown[]): boolean {
  const scalars = new Set<unknown>();
  const buckets = new Map<string, unknown[]>();
  for (const item of items) {
    if (typeof item !== "object" || item === null) {
      if (scalars.has(item)) return false;
      scalars.add(item);
      continue;
    }
    const print = fingerprint(item);
    const bucket = buckets.get(print);
    if (bucket === undefined) buckets.set(print, [item]);
    else if (bucket.some((other) => equal(other, item))) return false;
    else bucket.push(item);
  }
  return true;
}

/**
 * A text that equal values share, independent of the order of properties. Unequal values share it only where they
 * differ in nothing but which value stands where.
 */
function fingerprint(value: object): string {
  const parts: string[] = [];
  const pending: { value: unknown; label: string }[] = [{ value, label: "" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value: item, label } = next;
    if (Array.isArray(item)) {
      parts.push(`${label}[${item.length}`);
      for (let i = 0; i < item.length; i++) pending.push({ value: item[i], label: `${i}` });
    } else if (isObject(item)) {
      const names = Object.keys(item);
      parts.push(`${label}{${names.length}`);
      for (const name of names) pending.push({ value: item[name], label: name });
    } else parts.push(`${label}:${Object.is(item, -0) ? "0" : String(item)}`);
  }
  return parts.sort().join("\n");
}
