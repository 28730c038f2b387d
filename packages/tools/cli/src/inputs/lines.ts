import { Buffer } from "node:buffer";

const newline = 0x0a;

/**
 * The lines of a stream, without their line feeds. At most one line and one chunk are in memory. The lines are bytes,
 * because a chunk may end in the middle of a character. `node:readline` would end a line at a U+2028 in a JSON string.
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
