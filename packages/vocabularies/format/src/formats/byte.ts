import type { Format } from "../define-format.js";
import { alphanumeric, setOf } from "../grammar/characters.js";
import { stringFormat } from "../string-format.js";

const alphabet = setOf(`${alphanumeric}+/`);

/** Whether a text is Base64 with its padding and without line breaks (RFC 4648, section 4). */
export function isByte(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const end = text.length - (text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0);
  for (let i = 0; i < end; i++) if (alphabet[text.charCodeAt(i)] !== 1) return false;
  return true;
}

/** `byte` of OpenAPI. */
export const byte: Format = stringFormat(isByte, "isByte", "must be written in base64");
