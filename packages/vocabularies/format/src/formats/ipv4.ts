import type { Format } from "../define-format.js";
import { stringFormat } from "../string-format.js";

// At most fifteen characters, so backtracking is harmless.
const part = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const grammar = /* @__PURE__ */ new RegExp(`^${part}\\.${part}\\.${part}\\.${part}$`);

/** Whether a text is an IPv4 address in dotted decimals (RFC 2673, section 3.2), where leading zeros are refused. */
export const isIpv4 = (text: string): boolean => grammar.test(text);

/** `ipv4`, since draft-04. */
export const ipv4: Format = stringFormat(isIpv4, "isIpv4", 'must be an IPv4 address such as "192.0.2.1"');
