import { ContentError } from "../content-error.js";
import { characterAt, type Encoding, malformed } from "./encoding.js";

/** Maximum length of a line without its end (RFC 2045, sections 2.7 and 2.8). */
const longestLine = 998;

/**
 * The encodings of MIME that encode nothing (RFC 2045, sections 2.7 to 2.9): each character is the octet of its number.
 *
 * @param highest - The greatest octet.
 * @param lines - Whether the octets must be short lines, with CR and LF only as the pair that ends them, and no NUL.
 *   Lenient readers do not check this.
 */
/* @__NO_SIDE_EFFECTS__ */
function octets(highest: number, lines: boolean): Encoding {
  const decode = (text: string, lenient: boolean): Uint8Array => {
    const bytes = new Uint8Array(text.length);
    let start = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > highest) malformed("alphabet", i, characterAt(text, i));
      bytes[i] = code;
      if (!lines || lenient) continue;
      if (code === 0) malformed("nul", i);
      if (code === 10 ? bytes[i - 1] !== 13 : bytes[i - 1] === 13) malformed("line-end", i);
      if (code === 10) start = i + 1;
      if (i - start >= longestLine && code !== 13) malformed("line-length", i, { max: longestLine });
    }
    if (lines && !lenient && bytes.at(-1) === 13) malformed("line-end", text.length);
    return bytes;
  };
  return {
    decode,
    encode(bytes) {
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      try {
        decode(text, false);
      } catch (cause) {
        throw new ContentError("unwritable", `${(cause as Error).message}; use another encoding, such as base64`, {
          cause,
        });
      }
      return text;
    },
  };
}

/** Lines of US-ASCII. */
export const sevenBit: Encoding = octets(127, true);
/** Lines of octets. */
export const eightBit: Encoding = octets(255, true);
/** Any octets. */
export const binary: Encoding = octets(255, false);
