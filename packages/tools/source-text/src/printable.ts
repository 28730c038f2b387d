/**
 * Escapes control characters, line ends and controls of the writing direction: names in data and schemas are untrusted, and
 * must neither control a terminal nor make text look like another. In JSON these characters stand in strings only, so JSON
 * stays JSON with the same value.
 */
export const printable = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
