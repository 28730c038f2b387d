import type { Format } from "../define-format.js";
import { kindOfReference } from "../grammar/uri.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a URI or a relative reference (RFC 3986, section 4.1). */
export const isUriReference = (text: string): boolean => kindOfReference(text, "none") !== undefined;

/** `uri-reference`, since draft-06. */
export const uriReference: Format = stringFormat(
  isUriReference,
  "isUriReference",
  'must be a URI or a relative reference, such as "/a?b#c"',
);
