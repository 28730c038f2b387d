import { ownProperties } from "@argot/core/keyword";
import { type Encoding, malformed } from "./encoding.js";

/** An encoding in which each character stands for a few bits. */
interface Radix {
  /** What people call it. */
  readonly name: string;
  /** Its characters by value. How many there are says for how many bits each stands. */
  readonly alphabet: string;
  /** Characters that mean what those of the alphabet at the same position do. */
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
  const { name, alphabet, alike = "", alikeIfLenient = "" } = ownProperties(definition);
  const bits = Math.log2(alphabet.length);
  /** As many characters as fill whole octets. */
  const group = { 4: 2, 5: 8, 6: 4 }[bits] as number;
  const strict = tableOf([alphabet, alike]);
  const tolerant = tableOf([alphabet, alike, alikeIfLenient]);
  return {
    decode(given, lenient) {
      const text = lenient ? given.replace(/[\t\n\r ]+/g, "") : given;
      const values = lenient ? tolerant : strict;
      let end = text.length;
      while (end > 0 && text[end - 1] === "=") end--;
      const left = end % group;
      const bytes = new Uint8Array(Math.floor((end * bits) / 8));
      let [at, buffer, filled] = [0, 0, 0];
      for (let i = 0; i < end; i++) {
        const value = values[text.charCodeAt(i)] ?? none;
        if (value === none) malformed(name, i, "there is a character of another alphabet");
        buffer = (buffer << bits) | value;
        filled += bits;
        if (filled < 8) continue;
        filled -= 8;
        bytes[at++] = buffer >> filled;
        buffer &= (1 << filled) - 1;
      }
      if (!lenient && text.length - end !== (group - left) % group) malformed(name, end, "the padding is wrong");
      if ((left * bits) % 8 >= bits) malformed(name, end, "a character is missing");
      if (buffer !== 0 && !lenient) malformed(name, end - 1, "bits are left over that are not 0");
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
          text += alphabet[buffer >> filled];
          buffer &= (1 << filled) - 1;
        }
      }
      if (filled > 0) text += alphabet[buffer << (bits - filled)];
      return text.padEnd(Math.ceil(text.length / group) * group, "=");
    },
  };
}

/** Values by character code. */
function tableOf(alphabets: readonly string[]): Uint8Array {
  const values = new Uint8Array(128).fill(none);
  for (const alphabet of alphabets) for (let i = 0; i < alphabet.length; i++) values[alphabet.charCodeAt(i)] = i;
  return values;
}
