import { isDigit, isLetter } from "./characters.js";

const hyphen = 0x2d;
/** The most characters that a label of a host name can have (RFC 1034, section 3.1). */
export const longestLabel = 63;

/** Whether a text is a label of letters, digits and hyphens, with no hyphen at either end (RFC 1123, section 2.1). */
export function isLdhLabel(label: string): boolean {
  return label.length <= longestLabel && isLettersDigitsHyphens(label);
}

/** The same, however long it is. */
export function isLettersDigitsHyphens(label: string): boolean {
  if (label === "" || label.startsWith("-") || label.endsWith("-")) return false;
  for (let i = 0; i < label.length; i++) {
    const code = label.charCodeAt(i);
    if (!isLetter(code) && !isDigit(code) && code !== hyphen) return false;
  }
  return true;
}
