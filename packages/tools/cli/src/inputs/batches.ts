import { Buffer } from "node:buffer";

const newline = 0x0a;

/** Whole lines of a text in UTF-8. */
export interface Batch {
  /** The lines, each with its line feed, except for the last line of the text. */
  readonly bytes: Uint8Array;
  /** The number of the first line, counted from 1. */
  readonly firstLine: number;
}

/**
 * Splits a stream into batches of whole lines. At most one line and one chunk are in memory. The batches are bytes, because a
 * chunk may end in the middle of a character. Only a line feed ends a line: JSON strings may have a U+2028.
 */
export async function* batchesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Batch> {
  let begun: Uint8Array[] = [];
  let firstLine = 1;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(newline) + 1;
    if (end > 0) {
      const whole = chunk.subarray(0, end);
      const bytes = begun.length === 0 ? whole : Buffer.concat([...begun, whole]);
      const lines = countLines(bytes);
      yield { bytes, firstLine };
      firstLine += lines;
      begun = [];
    }
    if (end < chunk.length) begun.push(chunk.subarray(end));
  }
  if (begun.length > 0) yield { bytes: Buffer.concat(begun), firstLine };
}

function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}
