import { alphanumeric, setOf } from "./characters.js";

const labelSet = setOf(`${alphanumeric}-`);
const hyphen = 0x2d;
const dot = 0x2e;

/** Maximum number of characters of a label of a host name (RFC 1034, section 3.1). */
export const longestLabel = 63;
/** Maximum number of characters of a host name, as people write it. */
export const longestName = 253;

/**
 * Whether a text, from an index to its end, consists of labels separated by dots: letters, digits and hyphens, with no
 * hyphen at either end (RFC 1123, section 2.1).
 */
export function areLabelsFrom(text: string, from: number, longest: number): boolean {
  let start = from;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === dot) {
      if (!endsLabel(text, start, at, longest)) return false;
      start = at + 1;
    } else if (labelSet[code] !== 1) return false;
  }
  return endsLabel(text, start, text.length, longest);
}

const endsLabel = (text: string, from: number, to: number, longest: number): boolean =>
  to > from && to - from <= longest && text.charCodeAt(from) !== hyphen && text.charCodeAt(to - 1) !== hyphen;

/** Whether a text is a host name in ASCII (RFC 1123, section 2.1). */
export const isAsciiName = (text: string): boolean =>
  text.length <= longestName && areLabelsFrom(text, 0, longestLabel);
