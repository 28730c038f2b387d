import { characterAt, type Encoding, malformed } from "./encoding.js";

/** Maximum length of a line, with the "=" of a soft line break, without the line end. */
const longestLine = 76;

/** The characters that need no encoding: printable US-ASCII, space and tab. */
const isLiteral = (code: number): boolean => code === 9 || (code >= 32 && code <= 126 && code !== 61);
const isBlank = (code: number | undefined): boolean => code === 9 || code === 32;

/**
 * RFC 2045, section 6.7. Strict: lines of at most 76 characters that end with CR LF, capital hexadecimal digits, no white space
 * at the end of a line. Lenient: lines of any length that may end with LF alone, small digits, and white space that was added
 * at the end of a line is dropped.
 */
export const quotedPrintable: Encoding = {
  decode(text, lenient) {
    const bytes = new Uint8Array(text.length);
    let at = 0;
    let start = 0;
    while (start <= text.length) {
      const feed = text.indexOf("\n", start);
      const next = feed < 0 ? text.length : feed;
      const hasReturn = feed > start && text.charAt(feed - 1) === "\r";
      if (feed >= 0 && !hasReturn && !lenient) malformed("line-end", feed);
      let end = hasReturn ? feed - 1 : next;
      while (isBlank(text.charCodeAt(end - 1)) && end > start) {
        if (!lenient) malformed("white-space", end - 1);
        end--;
      }
      if (end - start > longestLine && !lenient) malformed("line-length", start, { max: longestLine });
      const soft = text.charAt(end - 1) === "=" && end > start;
      // A soft line break needs a line after it, so the text must not end with one.
      if (soft && feed < 0 && !lenient) malformed("soft-end", end - 1);
      at += decodeLine(text, start, soft ? end - 1 : end, lenient, bytes.subarray(at));
      if (feed >= 0 && !soft) {
        if (hasReturn) bytes[at++] = 13;
        bytes[at++] = 10;
      }
      start = next + 1;
    }
    return bytes.slice(0, at);
  },
  encode(bytes) {
    let text = "";
    let width = 0;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i] as number;
      if (byte === 13 && bytes[i + 1] === 10) {
        text += "\r\n";
        width = 0;
        i++;
        continue;
      }
      const next = bytes[i + 1];
      const endsLine = next === undefined || (next === 13 && bytes[i + 2] === 10);
      const quoted = !isLiteral(byte) || (endsLine && isBlank(byte));
      const part = quoted ? `=${byte.toString(16).toUpperCase().padStart(2, "0")}` : String.fromCharCode(byte);
      // The "=" of a soft line break counts as a character of the line.
      if (width + part.length > (endsLine ? longestLine : longestLine - 1)) {
        text += "=\r\n";
        width = 0;
      }
      text += part;
      width += part.length;
    }
    return text;
  },
};

/** Decodes a line without its end; returns the number of its bytes. */
function decodeLine(text: string, start: number, end: number, lenient: boolean, bytes: Uint8Array): number {
  const digits = lenient ? /^[\dA-Fa-f]{2}$/ : /^[\dA-F]{2}$/;
  let at = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 61) {
      const octet = text.slice(i + 1, Math.min(i + 3, end));
      if (!digits.test(octet)) malformed("octet", i);
      bytes[at++] = Number.parseInt(octet, 16);
      i += 2;
    } else if (isLiteral(code)) bytes[at++] = code;
    else malformed("alphabet", i, characterAt(text, i));
  }
  return at;
}
