import { parseJsonText } from "@argot/source-text/text";
import { parseJson } from "argot";
import { JsonScanner } from "./json-scanner.js";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of bytes; `undefined` if they are not UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON.
 *
 * @param hasLongNumber - Whether it may have an integer that a JavaScript number would round. It becomes a BigInt.
 * @throws SourceError if the text is not JSON, with the position.
 */
export function parseScanned(text: string, hasLongNumber: boolean): unknown {
  try {
    return hasLongNumber ? parseJson(text) : JSON.parse(text);
  } catch {
    // The parser of the platform has no reliable positions.
    return parseJsonText(text).value;
  }
}

/** Parses a text that is known to be JSON. */
export const parseValid = (bytes: Uint8Array): unknown =>
  parseScanned(utf8.decode(bytes), new JsonScanner(bytes).whole().hasLongNumber);
