import { DefinitionError } from "argot";

/** A source of bytes: a Web stream, a Node stream, or an iterable of chunks. */
export type ByteSource = AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;

/**
 * The chunks of a source. It is cancelled if they are not all taken.
 *
 * @throws DefinitionError if the source is none of these, or a chunk has no bytes.
 */
export async function* chunksOf(source: ByteSource): AsyncGenerator<Uint8Array> {
  for await (const chunk of iterable(source)) {
    if (!(chunk instanceof Uint8Array))
      throw new DefinitionError(
        `The source must give bytes, as Uint8Array; a chunk of it is ${typeof chunk === "string" ? "a string. Remove the encoding of the stream, or encode the text" : `of type ${typeof chunk}`}.`,
      );
    yield chunk;
  }
}

function iterable(source: ByteSource): AsyncIterable<unknown> {
  if (typeof source === "object" && source !== null) {
    if (Symbol.asyncIterator in source) return source;
    // Some browsers cannot iterate over Web streams.
    if ("getReader" in source) return readerChunks(source);
  }
  throw new DefinitionError("The source must be a stream, or an async iterable of bytes.");
}

async function* readerChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // It has no effect at the end of the stream.
    await reader.cancel();
    reader.releaseLock();
  }
}
