import { distance } from "fastest-levenshtein";

/**
 * The name that was probably meant by a mistyped one; `undefined` if none is close. Case is ignored.
 *
 * @param length - Number of characters of which a third may differ. Default: all.
 */
export function closestName(
  mistyped: string,
  names: readonly string[],
  length: number = mistyped.length,
): string | undefined {
  const most = Math.max(1, Math.floor(length / 3));
  const near = names
    .map((name) => ({ name, edits: editsBetween(mistyped.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= most && edits < name.length)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.name;
}

/** Number of characters to insert, leave out or replace. Two swapped characters, as in "ymal", count as one. */
function editsBetween(one: string, other: string): number {
  const at = one.split("").findIndex((unit, i) => unit !== other[i]);
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
  return at !== -1 && swapped === other ? 1 : distance(one, other);
}
