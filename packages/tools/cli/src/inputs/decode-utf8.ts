import { Problem } from "../terminal/problem.js";

/** Where a text comes from. */
export interface TextSource {
  /** The name of the file in text for people. */
  readonly name: string;
  /** The line of the value in NDJSON. */
  readonly line?: number | undefined;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes the text of a file, or of a line of NDJSON.
 *
 * @throws Problem if the bytes are not UTF-8.
 */
export function decodeUtf8(bytes: Uint8Array, { name, line }: TextSource): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    const source = line === undefined ? name : `${name}:${line}`;
    if (error instanceof TypeError) throw new Problem(`${source} is not UTF-8 text`, "save it as UTF-8");
    throw new Problem(`${source} is too large for one value`, "split it, or use NDJSON: one value on each line");
  }
}
