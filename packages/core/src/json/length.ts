/**
 * The length of a string in Unicode code points (RFC 8259 counts characters, not UTF-16 units). A lone surrogate counts
 * as one.
 */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      length--;
      i++;
    }
  }
  return length;
}

/** The number of own enumerable properties. */
export const sizeOf = (object: object): number => Object.keys(object).length;
