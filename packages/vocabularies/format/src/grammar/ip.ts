import { digitsEnd, isHexDigit, numberAt } from "./characters.js";

const dot = 0x2e;
const colon = 0x3a;

/** Whether a part of a text is an IPv4 address: four numbers up to 255, none with a leading zero, which some read as octal. */
export function isIpv4Between(text: string, from: number, to: number): boolean {
  // Longer texts are not read to their end.
  if (to - from > 15) return false;
  let at = from;
  for (let part = 0; part < 4; part++) {
    if (part > 0 && text.charCodeAt(at++) !== dot) return false;
    const end = digitsEnd(text, at);
    const count = end - at;
    if (count === 0 || count > 3 || numberAt(text, at, count) > 255) return false;
    if (count > 1 && text.charAt(at) === "0") return false;
    at = end;
  }
  return at === to;
}

/** Whether a part of a text is an IPv6 address: eight groups, where `::` replaces one or more. */
export function isIpv6Between(text: string, from: number, to: number): boolean {
  if (to - from > 45) return false;
  let groups = 0;
  let compressed = false;
  let at = from;
  if (text.startsWith("::", at)) {
    compressed = true;
    at += 2;
  }
  while (at < to) {
    const end = groupEnd(text, at);
    if (end < to && text.charCodeAt(end) === dot) {
      groups += 2;
      if (!isIpv4Between(text, at, to)) return false;
      break;
    }
    if (end === at || end - at > 4) return false;
    groups++;
    at = end;
    if (at === to) break;
    if (text.charCodeAt(at++) !== colon) return false;
    // A single colon at the end is not allowed.
    if (text.charCodeAt(at) === colon && !compressed) {
      compressed = true;
      at++;
    } else if (at >= to) return false;
  }
  return compressed ? groups < 8 : groups === 8;
}

function groupEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isHexDigit(text.charCodeAt(end))) end++;
  return end;
}
