import { equal } from "./equal.js";
import { normalizeBigInt } from "./bigint.js";
import { isObject } from "./types.js";

/** Maximum number of items that are compared in pairs. For short lists this is faster than texts and sets. */
const maxPairwise = 12;

/**
 * Whether no two items are equal. Long lists take linear time: scalars are compared in one set, the canonical texts of
 * arrays and objects in another.
 */
export function hasUniqueItems(items: readonly unknown[]): boolean {
  if (items.length <= maxPairwise)
    return items.every((item, i) => !items.some((other, j) => j < i && equal(other, item)));
  const scalars = new Set<unknown>();
  const texts = new Set<unknown>();
  for (const item of items) {
    const scalar = typeof item !== "object" || item === null;
    const seen = scalar ? scalars : texts;
    const key = scalar ? normalizeBigInt(item) : canonical(item);
    if (seen.has(key)) return false;
    seen.add(key);
  }
  return true;
}

/** The indices of the first pair of equal items, the earlier one first; `undefined` if no two items are equal. */
export function equalItems(items: readonly unknown[]): readonly [number, number] | undefined {
  const seen = new Map<string, number>();
  for (const [i, item] of items.entries()) {
    const text = canonical(item);
    const earlier = seen.get(text);
    if (earlier !== undefined) return [earlier, i];
    seen.set(text, i);
  }
  return undefined;
}

/**
 * A canonical text: two values have the same text if and only if they are equal. Sizes come before contents, which makes the
 * text unambiguous, and names are sorted. The walk uses a list instead of the call stack, so values may have any depth.
 */
function canonical(value: unknown): string {
  const parts: string[] = [];
  const pending: { value: unknown; label: string }[] = [{ value, label: "" }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value: item, label } = next;
    if (Array.isArray(item)) {
      parts.push(`${label}[${item.length}`);
      for (const each of item) pending.push({ value: each, label: "" });
    } else if (isObject(item)) {
      const names = Object.keys(item).filter((name) => item[name] !== undefined);
      parts.push(`${label}{${names.length}`);
      for (const name of names.sort()) pending.push({ value: item[name], label: `${JSON.stringify(name)}:` });
    } else parts.push(label + scalarText(normalizeBigInt(item)));
  }
  return parts.join(",");
}

/** The suffix distinguishes a BigInt from a number with the same digits that is only close to it. */
function scalarText(item: unknown): string {
  if (typeof item === "string") return JSON.stringify(item);
  return typeof item === "bigint" ? `${item}n` : String(item);
}
