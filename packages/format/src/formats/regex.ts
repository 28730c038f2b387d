import type { Format } from "../define-format.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a regular expression of ECMA-262 in Unicode mode, as far as the host knows the language. */
export function isRegex(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** `regex`, since draft-07, and in draft-03. */
export const regex: Format = stringFormat(isRegex, "isRegex", "must be a regular expression of ECMA-262");
