const newline = 0x0a;

/** Whole lines of a text in UTF-8. */
export interface Batch {
  /** The lines, each with its line feed, except for the last line of the text. */
  readonly bytes: Uint8Array;
  /** The number of the first line, counted from 1. */
  readonly firstLine: number;
}

/** A line that is larger than the limit. Its bytes are not kept. */
export interface LongLine {
  /** The number of the line, counted from 1. */
  readonly line: number;
  /** Number of bytes of the line, without its line feed. */
  readonly byteCount: number;
}

/** Maximum number of bytes of a chunk that become one batch. */
const longestPart = 1 << 20;

/**
 * Splits a stream into batches of whole lines. At most one line and one chunk are in memory. The batches are bytes, because a
 * chunk may end in the middle of a character. Only a line feed ends a line: JSON strings may have a U+2028.
 *
 * @param maxLineBytes - Maximum number of bytes that are kept of a line that several chunks have. A longer one is
 *   skipped, and becomes a {@link LongLine}. Longer lines within one chunk are not skipped, since they take no
 *   additional memory.
 */
export async function* batchesOf(
  chunks: AsyncIterable<Uint8Array>,
  maxLineBytes: number = Number.POSITIVE_INFINITY,
): AsyncGenerator<Batch | LongLine> {
  let begun: Uint8Array[] = [];
  let begunBytes = 0;
  let line = 1;
  for await (const chunk of chunks) {
    for (const part of partsOf(chunk)) {
      let rest = part;
      if (begunBytes > maxLineBytes) {
        const end = part.indexOf(newline);
        begunBytes += end === -1 ? part.length : end;
        if (end === -1) continue;
        yield { line, byteCount: begunBytes };
        line += 1;
        begunBytes = 0;
        rest = part.subarray(end + 1);
      }
      const end = rest.lastIndexOf(newline) + 1;
      if (end > 0) {
        const whole = rest.subarray(0, end);
        const bytes = begun.length === 0 ? whole : joined([...begun, whole]);
        yield { bytes, firstLine: line };
        line += countLines(bytes);
        begun = [];
        begunBytes = 0;
      }
      if (end < rest.length) {
        begun.push(rest.subarray(end));
        begunBytes += rest.length - end;
      }
      if (begunBytes > maxLineBytes) begun = [];
    }
  }
  if (begunBytes > maxLineBytes) yield { line, byteCount: begunBytes };
  else if (begun.length > 0) yield { bytes: joined(begun), firstLine: line };
}

/** Splits a chunk into views of the size of a batch. */
function* partsOf(chunk: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < chunk.length; from += longestPart) yield chunk.subarray(from, from + longestPart);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}
