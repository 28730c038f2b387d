import type { Format } from "../define-format.js";
import { isAsciiName } from "../grammar/labels.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is a host name: labels of letters, digits and hyphens (RFC 1034, section 3.1; RFC 1123, section 2.1). */
export const isHostnameDraft4 = (text: string): boolean => isAsciiName(text);

/** `hostname` in draft-04 and draft-06, which know no internationalised names. */
export const hostnameDraft4: Format = stringFormat(
  isHostnameDraft4,
  "isHostnameDraft4",
  'must be a host name such as "www.example.com"',
);
