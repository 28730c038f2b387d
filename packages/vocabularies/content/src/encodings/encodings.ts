import { base16 } from "./base16.js";
import { base32, base32hex } from "./base32.js";
import { base64, base64url } from "./base64.js";
import type { Encoding } from "./encoding.js";
import { binary, eightBit, sevenBit } from "./octets.js";
import { quotedPrintable } from "./quoted-printable.js";

const encodings: ReadonlyMap<string, Encoding> = /* @__PURE__ */ new Map([
  ["base64", base64],
  ["base64url", base64url],
  ["base32", base32],
  ["base32hex", base32hex],
  ["base16", base16],
  ["quoted-printable", quotedPrintable],
  ["7bit", sevenBit],
  ["8bit", eightBit],
  ["binary", binary],
]);

/** The encoding of a name, whatever its case (RFC 2045, section 6.1); `undefined` if it is unknown. */
export const encodingOf = (name: string): Encoding | undefined => encodings.get(name.toLowerCase());

/** The names of the encodings, for messages. */
export const encodingNames = (): string[] => [...encodings.keys()];
