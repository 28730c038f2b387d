/** Escapes control characters and line ends: names in data and schemas are untrusted, and must not control a terminal. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
