import type { Format } from "../define-format.js";
import { isAsciiName, longestName } from "../grammar/labels.js";
import { hasEncodedLabel, isInternationalName } from "../idna/name.js";
import { stringFormat } from "../string-format.js";

/**
 * Whether a text is a host name, in ASCII or in other scripts (RFC 5890, section 2.3.2.3). Labels may also be separated
 * by the full stops of Chinese and Japanese keyboards (RFC 3490, section 3.1).
 */
export const isIdnHostname = (text: string): boolean =>
  (isAsciiName(text) && !hasEncodedLabel(text)) ||
  // The form in ASCII has at least as many characters.
  (text.length <= 2 * longestName && isInternationalName(text.split(/[.\u3002\uFF0E\uFF61]/)));

/** `idn-hostname`, since draft-07. */
export const idnHostname: Format = stringFormat(
  isIdnHostname,
  "isIdnHostname",
  'must be a host name such as "www.example.com" or "例え.jp"',
);
