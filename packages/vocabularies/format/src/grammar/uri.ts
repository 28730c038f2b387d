import { alphanumeric, digitsEnd, isHexDigit, isLetter, setOf, standsAt } from "./characters.js";
import { isIpv6Between } from "./ip.js";

// RFC 3986, appendix A. RFC 3987 adds characters beyond ASCII (section 2.2).

const unreserved = `${alphanumeric}-._~`;
const subDelims = "!$&'()*+,;=";
const schemeSet = setOf(`${alphanumeric}+-.`);
const userSet = setOf(`${unreserved}${subDelims}:`);
const nameSet = setOf(unreserved + subDelims);
const pathSet = setOf(`${unreserved}${subDelims}:@/`);
const querySet = setOf(`${unreserved}${subDelims}:@/?`);

const percent = 0x25;

/**
 * The characters beyond ASCII that are allowed: none, those of RFC 3987's `ucschar`, or those of `iprivate` as well.
 */
export type Beyond = "none" | "text" | "private";

/**
 * What a text is: a URI (with a scheme), a relative reference, or neither.
 *
 * @param beyond - Whether characters beyond ASCII are allowed where RFC 3987 allows them.
 */
export function kindOfReference(text: string, beyond: "none" | "text"): "absolute" | "relative" | undefined {
  const scheme = schemeEnd(text);
  if (scheme < 0) return undefined;
  let at = scheme;
  if (text.startsWith("//", at)) {
    at = authorityEnd(text, at + 2, beyond);
    if (at < 0 || !(at === text.length || endsAuthority(text.charCodeAt(at)))) return undefined;
  }
  at = runEnd(text, at, pathSet, beyond);
  if (standsAt(text, at, "?")) at = runEnd(text, at + 1, querySet, beyond === "none" ? "none" : "private");
  if (standsAt(text, at, "#")) at = runEnd(text, at + 1, querySet, beyond);
  if (at < text.length) return undefined;
  return scheme > 0 ? "absolute" : "relative";
}

/** `/`, `?` or `#`. */
const endsAuthority = (code: number): boolean => code === 0x2f || code === 0x3f || code === 0x23;

/** The index after the scheme and its colon: 0 if there is none, -1 if a colon follows a malformed scheme. */
function schemeEnd(text: string): number {
  let at = 0;
  let valid = isLetter(text.charCodeAt(0));
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x3a) return valid ? at + 1 : -1;
    if (endsAuthority(code)) break;
    valid &&= schemeSet[code] === 1;
  }
  return 0;
}

/** The index after an authority; -1 if there is none. */
function authorityEnd(text: string, from: number, beyond: Beyond): number {
  const name = runEnd(text, from, userSet, beyond);
  // The text may be a user or a host with a port; it is a user if an "@" follows.
  const host = standsAt(text, name, "@") ? name + 1 : from;
  const at = standsAt(text, host, "[") ? literalEnd(text, host) : runEnd(text, host, nameSet, beyond);
  return at >= 0 && standsAt(text, at, ":") ? digitsEnd(text, at + 1) : at;
}

/** The index after an address in brackets; -1 if there is none. */
function literalEnd(text: string, from: number): number {
  const end = text.indexOf("]", from);
  if (end < 0) return -1;
  const valid =
    (text.charCodeAt(from + 1) | 0x20) === 0x76
      ? isFutureAddress(text, from + 2, end)
      : isIpv6Between(text, from + 1, end);
  return valid ? end + 1 : -1;
}

/** An address of a future version: its number in hexadecimal, a dot, and any text (`IPvFuture`). */
function isFutureAddress(text: string, from: number, to: number): boolean {
  let at = from;
  while (isHexDigit(text.charCodeAt(at))) at++;
  if (at === from || !standsAt(text, at, ".") || at + 1 === to) return false;
  for (at++; at < to; at++) if (userSet[text.charCodeAt(at)] !== 1) return false;
  return true;
}

/** The index after characters of a set, encoded characters and allowed ones beyond ASCII. */
function runEnd(text: string, from: number, set: Uint8Array, beyond: Beyond): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (set[code] === 1) at++;
    else {
      const next = code === percent ? encodedEnd(text, at) : beyondEnd(text, at, beyond);
      if (next === at) return at;
      at = next;
    }
  }
  return at;
}

/** The index after an encoded character, `%` and two digits; the same index if there is none. */
export const encodedEnd = (text: string, at: number): number =>
  text.charCodeAt(at) === percent && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at + 2))
    ? at + 3
    : at;

/** The index after an allowed character beyond ASCII (RFC 3987, section 2.2); the same index if there is none. */
export function beyondEnd(text: string, at: number, beyond: Beyond): number {
  const code = text.charCodeAt(at);
  if (beyond === "none" || !(code >= 0xa0)) return at;
  if (code < 0xd800) return at + 1;
  if (code >= 0xe000) return isBeyondInPlane0(code, beyond) ? at + 1 : at;
  const whole = text.codePointAt(at) as number;
  const plane = whole >> 16;
  // The last two code points of each plane are not characters. Plane 14 begins with tags.
  if (plane === 0 || (whole & 0xffff) >= 0xfffe || (whole >= 0xe0000 && whole < 0xe1000)) return at;
  return plane < 15 || beyond === "private" ? at + 2 : at;
}

const isBeyondInPlane0 = (code: number, beyond: Beyond): boolean =>
  code < 0xf900 ? beyond === "private" : code <= 0xffef && (code < 0xfdd0 || code > 0xfdef);
