import { closest } from "../json/closest.js";

/** Most of a URI is alike in those of one host: few letters make another one. */
const lettersOfUri = 3;

/** Ends a sentence that refuses a name with the one that was probably meant, where there is one. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const meant = closest(name, known);
  return meant === undefined ? undefined : `; did you mean "${meant}"?`;
}

/** Ends a sentence that refuses a URI with the one that was probably meant, or else with all there are. */
export function installedInstead(uri: string, installed: Iterable<string>): string {
  const known = [...installed];
  const meant = closest(uri, known, lettersOfUri);
  return meant === undefined ? `; installed are ${known.join(", ")}` : `; did you mean ${meant}?`;
}
