// UTF-8 by the percent-encoding of ECMAScript, which refuses malformed UTF-8, since there is no other codec in the
// language.
import { ContentError } from "./content-error.js";

/**
 * @throws ContentError when the bytes are not UTF-8.
 */
export function textOf(bytes: Uint8Array): string {
  let escaped = "";
  for (const byte of bytes) escaped += byte < 128 && byte !== 37 ? String.fromCharCode(byte) : escapes.at(byte);
  try {
    return decodeURIComponent(escaped);
  } catch (cause) {
    throw new ContentError("malformed-content", "not UTF-8 text", { cause });
  }
}

/** @throws ContentError if the text has a lone surrogate, for which UTF-8 has no octets. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(3 * text.length);
  let at = 0;
  for (const character of text) {
    if (character < "\u0080") bytes[at++] = character.charCodeAt(0);
    else for (const octet of octetsOf(character)) bytes[at++] = Number.parseInt(octet, 16);
  }
  return bytes.slice(0, at);
}

function octetsOf(character: string): string[] {
  try {
    return encodeURIComponent(character).slice(1).split("%");
  } catch (cause) {
    throw new ContentError("unwritable", "half of a surrogate pair stands alone in the text", { cause });
  }
}

const escapes = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).padStart(2, "0")}`);
