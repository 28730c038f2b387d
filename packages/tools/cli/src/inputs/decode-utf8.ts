import { Problem } from "../terminal/problem.js";
import { nameOf, type Origin } from "./datum.js";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Decodes the text of a file, or of a line of NDJSON.
 *
 * @throws Problem if the bytes are not UTF-8.
 */
export function decodeUtf8(bytes: Uint8Array, origin: Origin): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new Problem(`${nameOf(origin)} is not UTF-8 text`, "save it as UTF-8");
    throw tooLarge(origin);
  }
}

/** A text with more characters than a string of JavaScript may have. */
export const tooLarge = (origin: Origin): Problem =>
  new Problem(
    `${nameOf(origin)} is too large for one value`,
    origin.line === undefined ? "split it, or use NDJSON: one value on each line" : "split it",
  );
