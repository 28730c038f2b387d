import type { Format } from "../define-format.js";
import { kindOfReference } from "../grammar/uri.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is an IRI or a relative reference (RFC 3987, section 2.2). */
export const isIriReference = (text: string): boolean => kindOfReference(text, "text") !== undefined;

/** `iri-reference`, since draft-07. */
export const iriReference: Format = stringFormat(
  isIriReference,
  "isIriReference",
  'must be an IRI or a relative reference, such as "/ä?b#c"',
);
