import { Buffer } from "node:buffer";

const newline = 0x0a;

/**
 * The lines of a stream, without their newlines; no more than one line and one chunk is held. Bytes, because a chunk may
 * end in the middle of a character; and not `node:readline`, which takes U+2028 in a JSON string for the end of a line.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(newline); to !== -1; to = chunk.indexOf(newline, from)) {
      const rest = chunk.subarray(from, to);
      yield begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
      begun = [];
      from = to + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
