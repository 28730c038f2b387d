import type { Format } from "../define-format.js";
import { isIpv4Between } from "../grammar/ip.js";
import { stringFormat } from "../string-format.js";

/** Whether a text is an IPv4 address in dotted decimals (RFC 2673, section 3.2), where leading zeros are refused. */
export const isIpv4 = (text: string): boolean => isIpv4Between(text, 0, text.length);

/** `ipv4`, since draft-04. */
export const ipv4: Format = stringFormat(isIpv4, "isIpv4", "must be an IPv4 address such as 192.0.2.1");
