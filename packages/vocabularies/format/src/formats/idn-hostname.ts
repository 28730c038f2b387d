import type { Format } from "../define-format.js";
import { isAsciiName, longestName } from "../grammar/labels.js";
import { hasEncodedLabel, isInternationalName } from "../idna/name.js";
import { stringFormat } from "../string-format.js";

/**
 * Whether a text is a host name, in ASCII or in other scripts (RFC 5890, section 2.3.2.3). Between labels there may also
 * be the full stops that keyboards for Chinese and Japanese give (RFC 3490, section 3.1).
 */
export const isIdnHostname = (text: string): boolean =>
  (isAsciiName(text) && !hasEncodedLabel(text)) ||
  // In ASCII there are at least as many characters as here.
  (text.length <= 2 * longestName && isInternationalName(text.split(/[.\u3002\uFF0E\uFF61]/)));

/** `idn-hostname`, since draft-07. */
export const idnHostname: Format = stringFormat(
  isIdnHostname,
  "isIdnHostname",
  'must be a host name such as "www.example.com" or "例え.jp"',
);
