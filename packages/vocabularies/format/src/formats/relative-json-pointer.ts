import type { Format } from "../define-format.js";
import { digitsEnd } from "../grammar/characters.js";
import { isJsonPointerFrom } from "../grammar/json-pointer.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a Relative JSON Pointer (draft-handrews-relative-json-pointer-01, section 3). */
export function isRelativeJsonPointer(text: string): boolean {
  const end = digitsEnd(text, 0);
  if (end === 0 || (end > 1 && text.startsWith("0"))) return false;
  return (end === text.length - 1 && text.endsWith("#")) || isJsonPointerFrom(text, end);
}

/** `relative-json-pointer`, since draft-07. */
export const relativeJsonPointer: Format = stringFormat(
  isRelativeJsonPointer,
  "isRelativeJsonPointer",
  'must be a Relative JSON Pointer such as "1/name" or "0#": a number, then "#" or a JSON Pointer',
);
