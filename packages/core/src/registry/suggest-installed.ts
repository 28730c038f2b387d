import { candidatesOf, closest } from "../json/closest.js";

/** Maximum edit distance of a suggested URI. URIs of one host share most of their letters. */
const maxDistance = 3;

/** The end of a sentence that refuses a URI: the nearest installed URI, or else all of them. */
export function suggestInstalled(uri: string, installed: Iterable<string>): string {
  const known = [...installed];
  const best = closest(uri, candidatesOf(known), undefined, maxDistance);
  return best === undefined ? `; installed are ${known.join(", ")}` : `; did you mean ${best}?`;
}
