import type { Format } from "../define-format.js";
import { isLdhLabel } from "../grammar/labels.js";
import { isInternationalName } from "../idna/name.js";
import { stringFormat } from "../string-format.js";

/**
 * Whether a text is a host name in ASCII (RFC 1123, section 2.1). Labels that begin with `xn--` stand for others, which
 * must be right as well (RFC 5891).
 */
export function isHostname(text: string): boolean {
  if (text.length > 253) return false;
  const labels = text.split(".");
  return labels.every(isLdhLabel) && isInternationalName(labels);
}

/** `hostname`, since draft-07. */
export const hostname: Format = stringFormat(isHostname, "isHostname", "must be a host name such as www.example.com");
