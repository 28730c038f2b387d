import { Buffer } from "node:buffer";
import { nameOf } from "../reports/file-name.js";
import { Problem } from "../terminal/problem.js";
import { withHead } from "./unpack.js";

type Chunks = AsyncGenerator<Uint8Array>;

/**
 * Converts text in UTF-16 to UTF-8, and removes byte-order marks. Other bytes stay as they are.
 *
 * @throws Problem if the text begins as UTF-16 and is not.
 */
export async function* toUtf8(chunks: Chunks, name: string): Chunks {
  const { head, all } = await withHead(chunks, needsMore);
  const encoding = encodingOf(head);
  if (encoding === "utf-8") return yield* all;
  if (encoding === "utf-8 with mark") return yield* skipped(all, 3);
  // The decoder removes the mark.
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of all) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    yield Buffer.from(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) throw new Problem(`${nameOf(name)} is not UTF-16 text`, "save it as UTF-8");
    throw error;
  }
}

/** Two bytes decide, or three if they begin the byte-order mark of UTF-8. */
const needsMore = ({ length, 0: a, 1: b }: Uint8Array): boolean =>
  length < 2 || (length === 2 && a === 0xef && b === 0xbb);

/** The encoding by the byte-order mark, or else by a zero byte, since texts here begin with an ASCII character. */
export function encodingOf([a, b, c]: Uint8Array): "utf-8" | "utf-8 with mark" | "utf-16le" | "utf-16be" {
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8 with mark";
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && b !== undefined)) return "utf-16be";
  return "utf-8";
}

async function* skipped(chunks: Chunks, count: number): Chunks {
  let left = count;
  for await (const chunk of chunks) {
    yield left < chunk.length ? chunk.subarray(left) : new Uint8Array(0);
    left = Math.max(0, left - chunk.length);
  }
}
