import { candidatesOf, closest } from "../json/closest.js";

/** Most of a URI is alike in those of one host: few letters make another one. */
const maxDifferences = 3;

/** Ends a sentence that refuses a URI with the one that was probably meant, or else with all there are. */
export function suggestInstalled(uri: string, installed: Iterable<string>): string {
  const known = [...installed];
  const best = closest(uri, candidatesOf(known), undefined, maxDifferences);
  return best === undefined ? `; installed are ${known.join(", ")}` : `; did you mean ${best}?`;
}
