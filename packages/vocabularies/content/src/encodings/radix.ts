import { ownProperties } from "@argot/core/internal";
import { characterAt, type Encoding, malformed } from "./encoding.js";

/** An encoding in which each character represents a few bits. */
interface Radix {
  /** Its characters by value. Their number determines how many bits each represents. */
  readonly alphabet: string;
  /** Alternative characters for those of the alphabet at the same positions. */
  readonly alike?: string;
  /** The same, for lenient readers. */
  readonly alikeIfLenient?: string;
}

const none = 255;

/**
 * An encoding of RFC 4648. Strict: no characters but those of the alphabet, padding where it belongs, bits that are left over
 * are 0, and no line breaks (sections 3.1 to 3.5). Lenient: white space anywhere, padding or none, bits left over.
 */
/* @__NO_SIDE_EFFECTS__ */
export function radix(definition: Radix): Encoding {
  const { alphabet, alike = "", alikeIfLenient = "" } = ownProperties(definition);
  const bits = Math.log2(alphabet.length);
  /** The number of characters that represent whole octets. */
  const group = { 4: 2, 5: 8, 6: 4 }[bits] as number;
  const strict = tableOf([alphabet, alike]);
  const tolerant = tableOf([alphabet, alike, alikeIfLenient]);
  return {
    decode(given, lenient) {
      const text = lenient ? given.replace(/[\t\n\r ]+/g, "") : given;
      const values = lenient ? tolerant : strict;
      let end = text.length;
      while (end > 0 && text.charAt(end - 1) === "=") end--;
      const left = end % group;
      const bytes = new Uint8Array(Math.floor((end * bits) / 8));
      let [at, buffer, filled] = [0, 0, 0];
      for (let i = 0; i < end; i++) {
        const value = values[text.charCodeAt(i)] ?? none;
        if (value === none) malformed("alphabet", positionIn(given, i, lenient), characterAt(text, i));
        buffer = (buffer << bits) | value;
        filled += bits;
        if (filled < 8) continue;
        filled -= 8;
        bytes[at++] = buffer >> filled;
        buffer &= (1 << filled) - 1;
      }
      const padding = (group - left) % group;
      if ((left * bits) % 8 >= bits) malformed("character-missing", positionIn(given, end, lenient));
      if (!lenient && text.length < end + padding)
        malformed("padding-missing", text.length, { padding: "=".repeat(end + padding - text.length) });
      if (!lenient && text.length > end + padding) malformed("padding-wrong", end + padding);
      if (buffer !== 0 && !lenient) malformed("left-over", end - 1);
      return bytes;
    },
    encode(bytes) {
      let text = "";
      let [buffer, filled] = [0, 0];
      for (const byte of bytes) {
        buffer = (buffer << 8) | byte;
        filled += 8;
        while (filled >= bits) {
          filled -= bits;
          text += alphabet.charAt(buffer >> filled);
          buffer &= (1 << filled) - 1;
        }
      }
      if (filled > 0) text += alphabet.charAt(buffer << (bits - filled));
      return text.padEnd(Math.ceil(text.length / group) * group, "=");
    },
  };
}

/** The position in the text with white space, which lenient readers remove. */
function positionIn(given: string, index: number, lenient: boolean): number {
  if (!lenient) return index;
  let left = index;
  for (let i = 0; i < given.length; i++) if (!isWhiteSpace(given.charCodeAt(i)) && left-- === 0) return i;
  return given.length;
}

const isWhiteSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;

/** Values by character code. */
function tableOf(alphabets: readonly string[]): Uint8Array {
  const values = new Uint8Array(128).fill(none);
  for (const alphabet of alphabets) for (let i = 0; i < alphabet.length; i++) values[alphabet.charCodeAt(i)] = i;
  return values;
}
