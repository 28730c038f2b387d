import type { Json } from "../json/types.js";
import type { Keyword } from "./keyword.js";

/** The end of an error about a keyword's value, with what it was probably meant to be. */
export function hintFor(keyword: Keyword | undefined, value: Json): string {
  const hint = keyword?.hint(value);
  return hint === undefined ? "" : `; ${hint}`;
}
