import { Problem } from "./problem.js";

/** Where a text comes from. */
export interface TextSource {
  /** The name of the file, as people know it. */
  readonly name: string;
  /** The line that holds the whole value, in NDJSON. */
  readonly line?: number | undefined;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * @throws Problem when the bytes are not UTF-8.
 */
export function decodeUtf8(bytes: Uint8Array, { name, line }: TextSource): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    const where = line === undefined ? name : `${name}:${line}`;
    if (error instanceof TypeError) throw new Problem(`${where} is not UTF-8 text`, "save it as UTF-8");
    throw new Problem(`${where} is too large for one value`, "split it, or give NDJSON: one value a line");
  }
}
