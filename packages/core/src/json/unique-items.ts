import { equal } from "./equal.js";
import { normalizeBigInt } from "./bigint.js";
import { isObject } from "./types.js";

/** So many items are compared with one another; texts and sets cost more than that. */
const maxPairwise = 12;

/**
 * Whether no two items are equal. Scalars meet in one set, the texts of arrays and objects in another, so that long lists
 * stay linear whatever is in them.
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

/** The indices of the first item that equals an earlier one, after that of the earlier one; `undefined` where none does. */
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
 * A text that equal values share and others do not: sizes come before contents, so that no text reads in two ways, and
 * names in one order. Values of any depth: what is pending waits in a list instead of on the call stack.
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

/** A number's text may be that of a BigInt which it only comes close to. */
function scalarText(item: unknown): string {
  if (typeof item === "string") return JSON.stringify(item);
  return typeof item === "bigint" ? `${item}n` : String(item);
}
