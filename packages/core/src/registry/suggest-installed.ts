import { candidatesOf, closest } from "../json/closest.js";

/** Maximum edit distance of a suggested URI. URIs of one host share most of their letters. */
const maxDistance = 3;

/**
 * The end of a sentence that refuses a URI: the nearest installed URI, or one that has the given text as a part, as `draft-07`
 * is, or else all of them.
 */
export function suggestInstalled(uri: string, installed: Iterable<string>): string {
  const known = [...installed];
  const best = closest(uri, candidatesOf(known), undefined, maxDistance) ?? known.find((each) => hasPart(each, uri));
  return best === undefined ? `; installed are ${known.join(", ")}` : `; did you mean ${best}?`;
}

/** Whether a text is one of the parts of a URI between slashes. */
const hasPart = (uri: string, text: string): boolean => text !== "" && uri.split("/").includes(text);
