import { didYouMean } from "../json/closest.js";
import type { Json } from "../json/types.js";
import type { Dialect } from "./dialect.js";
import type { Keyword } from "./keyword.js";

/** The end of an error about a keyword's value, with what it was probably meant to be. */
export function hintFor(keyword: Keyword | undefined, value: Json): string {
  const hint = keyword?.hint(value);
  return hint === undefined ? "" : `; ${hint}`;
}

/**
 * The end of an error about a name that is no keyword of a dialect: which other dialect has it, or else what was probably meant.
 *
 * @returns `undefined` if neither is known.
 */
export function unknownKeywordHint(name: string, { hints, keywords }: Dialect): string | undefined {
  return Object.hasOwn(hints, name) ? `; it ${hints[name]}` : didYouMean(name, keywords.keys());
}

/**
 * The end of an error about a keyword's value that has no meaning, with the values that have one. Values that begin with `x-` are those of
 * programs.
 *
 * @returns `undefined` if the value has a meaning.
 */
export function unknownValueHint({ knownValues }: Keyword, value: Json): string | undefined {
  if (!knownValues || typeof value !== "string" || knownValues.has(value) || value.startsWith("x-")) return undefined;
  return didYouMean(value, knownValues.keys()) ?? `; known are ${[...knownValues.keys()].sort().join(", ")}`;
}
