// In the files for Node, loaded when it is first called, with the part `idna`.
import { areLabelsFrom, longestLabel, longestName } from "../grammar/labels.js";
import { keepBidiRule } from "./bidi.js";
import { isMark, isValid } from "./code-points.js";
import { hasOneKindOfArabicDigits, isValidInContext } from "./context.js";
import { decodePunycode, encodePunycode } from "./punycode.js";

const prefix = "xn--";

/** Whether a name has a label that represents one in other scripts. */
export const hasEncodedLabel = (name: string): boolean => /(?:^|\.)xn--/i.test(name);

/** Whether labels form a host name of the DNS, in ASCII or in other scripts (RFC 5890, 2.3.2.3). */
export function isInternationalName(labels: readonly string[]): boolean {
  const unicode: string[] = [];
  let length = labels.length - 1;
  for (const label of labels) {
    const ascii = isAscii(label) ? label : asciiOf(label);
    const shown = ascii === label ? unicodeOf(label) : label;
    if (ascii === undefined || shown === undefined) return false;
    length += ascii.length;
    if (length > longestName) return false;
    unicode.push(shown);
  }
  return keepBidiRule(unicode);
}

/** The form of a label in the DNS; `undefined` if it is not valid (RFC 5891, section 4). */
export function asciiOf(label: string): string | undefined {
  // Each character has at least one in the encoded form.
  if (label.length > 2 * longestLabel || isAscii(label) || !isUnicodeLabel(label)) return undefined;
  const ascii = prefix + encodePunycode(label);
  return ascii.length <= longestLabel ? ascii : undefined;
}

/** The displayed form of a label in ASCII; `undefined` if it is not valid, or represents one that is not. */
function unicodeOf(label: string): string | undefined {
  if (!areLabelsFrom(label, 0, longestLabel)) return undefined;
  const lower = label.toLowerCase();
  if (!lower.startsWith(prefix)) return label;
  const unicode = decodePunycode(lower.slice(prefix.length));
  return unicode !== undefined && asciiOf(unicode) === lower ? unicode : undefined;
}

/** Whether each character is allowed at its position in a label (RFC 5891, section 4.2; RFC 5892). */
function isUnicodeLabel(label: string): boolean {
  if (label.startsWith("-") || label.endsWith("-") || label.startsWith("--", 2)) return false;
  if (label.normalize() !== label) return false;
  const characters = Array.from(label);
  return (
    !isMark(characters.at(0) ?? "") &&
    characters.every((each, at) => isValidInContext(characters, at) ?? isValid(each)) &&
    hasOneKindOfArabicDigits(label)
  );
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = (text: string): boolean => /^[\0-\x7F]*$/.test(text);
