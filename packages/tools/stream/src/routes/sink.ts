import { DefinitionError } from "argot";

/** The members of a writable stream of Node that are used here. */
export interface NodeWritable {
  /** Writes a chunk. The callback is called when it is written, or has failed. */
  write(chunk: Uint8Array, callback: (error?: Error | null) => void): boolean;
  /** Ends the stream. The callback is called when everything is written. */
  end(callback: () => void): unknown;
  /** Closes the stream before its end. */
  destroy(error?: Error): unknown;
  /** Reports that the stream has failed, or is closed. */
  on(event: "error" | "close", listener: (error?: Error) => void): unknown;
}

/** A destination of bytes: a Web stream, or a stream of Node. */
export type ByteSink = WritableStream<Uint8Array> | NodeWritable;

/** A stream that is written to. */
export interface Sink {
  /** Resolves when the stream accepts more. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Ends the stream, and resolves when everything is written. Standard output and standard error stay open. */
  readonly end: () => Promise<void>;
  /** Aborts the stream because of an error. */
  readonly abort: (reason: unknown) => Promise<void>;
}

/**
 * Opens a stream for writing.
 *
 * @throws DefinitionError if it is not a writable stream.
 */
export function openSink(stream: ByteSink, route: string): Sink {
  if (typeof stream === "object" && stream !== null) {
    if ("getWriter" in stream) return webSink(stream);
    if ("write" in stream && "on" in stream) return nodeSink(stream);
  }
  throw new DefinitionError(`The route "${route}" must be a writable stream.`);
}

function webSink(stream: WritableStream<Uint8Array>): Sink {
  const writer = stream.getWriter();
  // The promises of `write` and `close` report errors as well.
  writer.closed.catch(() => {});
  return {
    write: (bytes) => writer.write(bytes),
    end: () => writer.close(),
    async abort(reason) {
      await Promise.allSettled([writer.abort(reason)]);
    },
  };
}

function nodeSink(stream: NodeWritable): Sink {
  // A stream may fail or close between two writes.
  const failed = new Promise<never>((_resolve, reject) => {
    stream.on("error", (error) => reject(error ?? closed()));
    stream.on("close", () => reject(closed()));
  });
  failed.catch(() => {});
  const done = (begin: (callback: (error?: Error | null) => void) => void): Promise<void> =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve()))),
    ]);
  return {
    write: (bytes) => done((callback) => stream.write(bytes, callback)),
    end: () => (isStandard(stream) ? Promise.resolve() : done((callback) => stream.end(callback))),
    abort(reason) {
      if (!isStandard(stream)) stream.destroy(reason instanceof Error ? reason : undefined);
      return Promise.resolve();
    },
  };
}

const closed = (): Error => new Error("the stream was closed before it had everything");

/** Whether it is standard output or standard error, which have other writers as well. */
function isStandard(stream: NodeWritable): boolean {
  const { process } = globalThis as { process?: { readonly stdout?: unknown; readonly stderr?: unknown } };
  return stream === process?.stdout || stream === process?.stderr;
}
