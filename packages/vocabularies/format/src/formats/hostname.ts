import type { Format } from "../define-format.js";
import { isAsciiName } from "../grammar/labels.js";
import { hasEncodedLabel, isInternationalName } from "../idna/name.js";
import { stringFormat } from "../string-format.js";

/**
 * Whether a text is a host name in ASCII (RFC 1123, section 2.1). Labels that begin with `xn--` represent others, which
 * must be valid as well (RFC 5891).
 */
export const isHostname = (text: string): boolean =>
  isAsciiName(text) && (!hasEncodedLabel(text) || isInternationalName(text.split(".")));

/** `hostname`, since draft-07. */
export const hostname: Format = stringFormat(isHostname, "isHostname", 'must be a host name such as "www.example.com"');
