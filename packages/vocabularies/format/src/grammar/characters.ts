// Characters of ASCII by their code, as from `charCodeAt`. Past the end of a text that is NaN, which is none of them.

/** `0` to `9`. */
export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
/** `A` to `Z` and `a` to `z`. */
export const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a && code < 0x80;
/** A digit of a hexadecimal number, in either case. */
export const isHexDigit = (code: number): boolean =>
  isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66 && code < 0x80);

/** Whether a character is at an index, which may be past the end, where `text[at]` would be slow. */
export const standsAt = (text: string, at: number, character: string): boolean =>
  at < text.length && text[at] === character;

/** The index after the digits that begin at an index. */
export function digitsEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** The number that some characters represent; -1 if not all of them are digits. */
export function numberAt(text: string, at: number, count: number): number {
  let number = 0;
  for (let i = at; i < at + count; i++) {
    const code = text.charCodeAt(i);
    if (!isDigit(code)) return -1;
    number = number * 10 + code - 0x30;
  }
  return number;
}

/** A set of ASCII characters. Its argument must be a code below 128. */
/* @__NO_SIDE_EFFECTS__ */
export function setOf(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (let i = 0; i < characters.length; i++) set[characters.charCodeAt(i)] = 1;
  return set;
}

/** All letters and digits of ASCII, for sets of characters. */
export const alphanumeric = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
