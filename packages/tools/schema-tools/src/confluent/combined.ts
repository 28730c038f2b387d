import { areCompatible, type Change, change, type Compare, within } from "./change.js";
import { largestMatching } from "./matching.js";
import type { CombinedModel, Part } from "./model.js";

/** Schemas of `allOf`, `anyOf` and `oneOf` correspond wherever that makes most pairs compatible. */
export function combinedChanges(before: CombinedModel, after: CombinedModel, compare: Compare): readonly Change[] {
  const [old, current] = [distinct(before.parts), distinct(after.parts)];
  const criterion = criterionChanges(before, after);
  if (criterion.some(({ type }) => type === "COMBINED_TYPE_CHANGED")) return criterion;
  const changes = old.map((part, i) =>
    current.map((other) => within(`${before.criterion}/${i}`, compare(part, other))),
  );
  const matching = largestMatching(changes.map((row) => row.flatMap((each, j) => (areCompatible(each) ? [j] : []))));
  const isCovered = matching.size === Math.min(old.length, current.length);
  return [
    ...criterion,
    ...countChanges(before, old.length, after, current.length),
    ...[...matching].toSorted(([i], [j]) => i - j).flatMap(([i, j]) => changes[i]?.[j] ?? []),
    ...(isCovered ? [] : [change("COMBINED_TYPE_SUBSCHEMAS_CHANGED")]),
  ];
}

function distinct(parts: readonly Part[]): readonly Part[] {
  const byKey = new Map<string, Part>();
  for (const part of parts) if (!byKey.has(part.key)) byKey.set(part.key, part);
  return [...byKey.values()];
}

function criterionChanges(before: CombinedModel, after: CombinedModel): readonly Change[] {
  if (before.criterion === after.criterion) return [];
  const [wasSingle, isSingle] = [before.parts.length === 1, after.parts.length === 1];
  const isWider =
    after.criterion === "anyOf" ||
    (wasSingle && (isSingle || after.criterion === "oneOf")) ||
    (isSingle && before.criterion === "allOf");
  return [change(isWider ? "COMBINED_TYPE_EXTENDED" : "COMBINED_TYPE_CHANGED")];
}

/** A schema more narrows a product, and widens a sum. What had fewer decides where the two differ. */
function countChanges(before: CombinedModel, old: number, after: CombinedModel, current: number): readonly Change[] {
  if (old === current) return [];
  if (old < current) return [change(after.criterion === "allOf" ? "PRODUCT_TYPE_EXTENDED" : "SUM_TYPE_EXTENDED")];
  return [change(before.criterion === "allOf" ? "PRODUCT_TYPE_NARROWED" : "SUM_TYPE_NARROWED")];
}
