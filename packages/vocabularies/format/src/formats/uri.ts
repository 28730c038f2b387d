import type { Format } from "../define-format.js";
import { kindOfReference } from "../grammar/uri.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a URI: with a scheme, and without characters beyond ASCII (RFC 3986, section 3). */
export const isUri = (text: string): boolean => kindOfReference(text, "none") === "absolute";

/** `uri`, in all drafts. */
export const uri: Format = stringFormat(isUri, "isUri", 'must be a URI with a scheme, such as "https://example.com/a"');
