import { canonical } from "./canonical.js";
import { equal } from "./equal.js";
import { JsonSet } from "./json-set.js";

/** Maximum number of items that are compared in pairs. For short lists this is faster than a set. */
const maxPairwise = 4;

/** Whether no two items are equal. Long lists take linear time. */
export function hasUniqueItems(items: readonly unknown[]): boolean {
  if (items.length > maxPairwise) {
    const seen = new JsonSet();
    for (const item of items) if (!seen.add(item)) return false;
    return true;
  }
  for (let i = 1; i < items.length; i++) for (let j = 0; j < i; j++) if (equal(items[j], items[i])) return false;
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
