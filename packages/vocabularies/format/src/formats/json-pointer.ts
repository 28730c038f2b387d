import type { Format } from "../define-format.js";
import { isJsonPointerFrom } from "../grammar/json-pointer.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a JSON Pointer (RFC 6901, section 5), not in the form of a URI fragment. */
export const isJsonPointer = (text: string): boolean => isJsonPointerFrom(text, 0);

/** `json-pointer`, since draft-06. */
export const jsonPointer: Format = stringFormat(
  isJsonPointer,
  "isJsonPointer",
  'must be a JSON Pointer such as "/items/0": empty, or starting with "/", with "~" only in "~0" and "~1"',
);
