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
    const name = nameOf(origin);
    if (error instanceof TypeError) throw new Problem(`${name} is not UTF-8 text`, "save it as UTF-8");
    throw new Problem(`${name} is too large for one value`, "split it, or use NDJSON: one value on each line");
  }
}
