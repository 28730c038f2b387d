import type { Format } from "../define-format.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a regular expression of ECMA-262 in Unicode mode, as the JavaScript engine accepts it. */
export function isRegex(text: string): boolean {
  try {
    return new RegExp(withPropertiesOnce(text), "u") instanceof RegExp;
  } catch {
    return false;
  }
}

const escapes = /\\(?:[pP]\{[\w=]*\}|[^])/g;

/**
 * The same, as far as it matters whether it is a regular expression: an escape for a property of characters stands as it is
 * where it stands first, and from then on as one for digits, which may stand in the same places. A host expands each into
 * hundreds of ranges at once; a megabyte of them takes it seconds and all memory there is.
 */
function withPropertiesOnce(text: string): string {
  if (!/\\p\{/i.test(text)) return text;
  const seen = new Set<string>();
  return text.replace(escapes, (escape) => {
    if (escape.length <= 2) return escape;
    if (seen.has(escape)) return "\\d";
    seen.add(escape);
    return escape;
  });
}

/** `regex`, since draft-07, and in draft-03. */
export const regex: Format = stringFormat(isRegex, "isRegex", "must be a regular expression of ECMA-262");
