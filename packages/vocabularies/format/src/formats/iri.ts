import type { Format } from "../define-format.js";
import { kindOfReference } from "../grammar/uri.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is an IRI: a URI that may have characters beyond ASCII (RFC 3987, section 2.2). */
export const isIri = (text: string): boolean => kindOfReference(text, "text") === "absolute";

/** `iri`, since draft-07. */
export const iri: Format = stringFormat(
  isIri,
  "isIri",
  'must be an IRI with a scheme, such as "https://example.com/ä"',
);
