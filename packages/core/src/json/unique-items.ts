import { equal } from "./equal.js";
import { JsonSet } from "./json-set.js";

/** Maximum number of items that are compared in pairs. For short lists this is faster than a set. */
const maxPairwise = 4;

/** The same for items of which none is an array, an object or a BigInt. */
const maxSimplePairwise = 20;

/** Maximum number of such items that the hashes of the engine tell apart: a few that share one cost little. */
const maxHashed = 256;

/** Whether no two items are equal. Long lists take linear time. */
export function hasUniqueItems(items: readonly unknown[]): boolean {
  return repeatedItem(items) === -1;
}

/** The indices of the first pair of equal items, the earlier one first; `undefined` if no two items are equal. */
export function equalItems(items: readonly unknown[]): readonly [number, number] | undefined {
  const i = repeatedItem(items);
  return i === -1 ? undefined : [items.findIndex((item) => equal(item, items[i])), i];
}

/** The index of the first item that equals an earlier one; -1 if there is none. */
function repeatedItem(items: readonly unknown[]): number {
  const { length } = items;
  const simple = length <= maxHashed && areSimple(items);
  if ((simple && length <= maxSimplePairwise) || length <= maxPairwise) {
    for (let i = 1; i < length; i++)
      for (let j = 0; j < i; j++) if (items[j] === items[i] || (!simple && equal(items[j], items[i]))) return i;
    return -1;
  }
  if (simple) {
    const seen = new Set<unknown>();
    for (let i = 0; i < length; i++) if (seen.add(items[i]).size === i) return i;
    return -1;
  }
  const seen = new JsonSet();
  for (let i = 0; i < length; i++) if (!seen.add(items[i])) return i;
  return -1;
}

/** Whether `===` compares all items as JSON. */
function areSimple(items: readonly unknown[]): boolean {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (typeof item === "bigint" || (typeof item === "object" && item !== null)) return false;
  }
  return true;
}
