import type { Format } from "../define-format.js";
import { isIpv6Between } from "../grammar/ip.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is an IPv6 address (RFC 4291, section 2.2), without a zone and without a prefix length. */
export const isIpv6 = (text: string): boolean => isIpv6Between(text, 0, text.length);

/** `ipv6`, in all drafts. */
export const ipv6: Format = stringFormat(isIpv6, "isIpv6", 'must be an IPv6 address such as "2001:db8::1"');
