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
 * An expression that is valid if and only if the text is: only the first escape for each property of characters is
 * kept, and others become one for digits, which is allowed in the same places. An engine expands each such escape into
 * hundreds of ranges; a megabyte of them would take seconds and all memory.
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
