import { alphanumeric, setOf, standsAt } from "./characters.js";
import { isIpv6Between } from "./ip.js";

const atomSet = setOf(`${alphanumeric}!#$%&'*+-/=?^_\`{|}~`);
const at = 0x40;
const dot = 0x2e;
const quote = 0x22;
const backslash = 0x5c;

/** The index after the "@" of an address; -1 if the part before it is malformed (RFC 5321, section 4.1.2). */
export function domainStart(text: string, characters: "ascii" | "all"): number {
  const last = characters === "ascii" ? 0x7f : 0xffff;
  const end = text.charCodeAt(0) === quote ? quotedEnd(text, last) : atomsEnd(text, last);
  return end > 0 && text.charCodeAt(end) === at ? end + 1 : -1;
}

const isBeyond = (code: number, last: number): boolean => code > 0x7f && code <= last;

/** The index after atoms separated by dots; -1 if there are none. */
function atomsEnd(text: string, last: number): number {
  let i = 0;
  for (;;) {
    const start = i;
    while (i < text.length && (atomSet[text.charCodeAt(i)] === 1 || isBeyond(text.charCodeAt(i), last))) i++;
    if (i === start) return -1;
    if (text.charCodeAt(i) !== dot) return i;
    i++;
  }
}

/** The index after a quoted string; -1 if there is none. */
function quotedEnd(text: string, last: number): number {
  for (let i = 1; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code === quote) return i + 1;
    if (code === backslash) code = text.charCodeAt(++i);
    if (!(code >= 0x20) || code === 0x7f || code > last) return -1;
  }
  return -1;
}

/** Whether a text ends in an address in brackets (RFC 5321, section 4.1.3). The only registered tag is `IPv6`. */
export function isAddressLiteralFrom(text: string, from: number): boolean {
  if (!standsAt(text, from, "[") || !text.endsWith("]")) return false;
  const domain = text.slice(from);
  if (/^\[ipv6:/i.test(domain)) return isIpv6Between(domain, 6, domain.length - 1);
  // Unlike elsewhere, leading zeros are allowed.
  const numbers = domain.length <= 17 ? domain.slice(1, -1).split(".") : [];
  return numbers.length === 4 && numbers.every((each) => /^\d{1,3}$/.test(each) && Number(each) <= 255);
}
