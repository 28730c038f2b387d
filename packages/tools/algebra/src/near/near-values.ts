import type { Json } from "@argot/core/plan";
import { otherParts } from "./other-parts.js";
import { partsOf, withParts } from "./parts.js";

/** Maximum depth at which a value is changed. The search is recursive. */
const maxDepth = 100;

/**
 * Values that differ from one in one place: those of inner places first, since these change less.
 *
 * @param donors - Values from which parts are taken, each for the places that it has as well. All items of an array are one place.
 */
export function* nearValues(value: Json, donors: readonly Json[], depth: number = 0): Generator<Json> {
  if (depth > maxDepth) return;
  const parts = partsOf(value);
  for (const [i, [key, part]] of parts.entries()) {
    const inner = donors.flatMap((donor) => partsAt(donor, Array.isArray(value) ? undefined : key));
    for (const each of nearValues(part, inner, depth + 1)) yield withParts(value, parts.with(i, [key, each]));
  }
  for (const i of parts.keys()) yield withParts(value, parts.toSpliced(i, 1));
  yield* otherParts(value, donors);
}

/** The part of a value with a name, or all items of an array. */
function partsAt(donor: Json, key: string | undefined): readonly Json[] {
  if (typeof donor !== "object" || donor === null || Array.isArray(donor) !== (key === undefined)) return [];
  return partsOf(donor).flatMap(([name, part]) => (key === undefined || name === key ? [part] : []));
}
