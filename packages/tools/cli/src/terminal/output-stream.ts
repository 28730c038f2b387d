import type { Writable } from "node:stream";
import type { Problem } from "./problem.js";

/** A stream that accepts no more text. */
export class OutputError extends Error {
  override readonly name = "OutputError";
  /** Whether the reader closed the stream, as `head` does when it has enough. This is not reported. */
  readonly quiet: boolean;
  readonly reason: Error;
  /** The file that the stream writes, if it does. */
  readonly file: string | undefined;

  constructor(reason: NodeJS.ErrnoException | undefined, file: string | undefined) {
    super(reason?.message ?? "the stream is closed", { cause: reason });
    this.quiet = reason === undefined || reason.code === "EPIPE";
    this.reason = reason ?? this;
    this.file = file;
  }
}

/** Writes to a stream at the pace of its reader. */
export class OutputStream {
  readonly #stream: Writable;
  readonly #file: string | undefined;
  #failure: NodeJS.ErrnoException | undefined;

  /** @param file - The name of the file that it writes. */
  constructor(stream: Writable, file?: string) {
    this.#stream = stream;
    this.#file = file;
    // The listener is never removed, since a reader can close the stream after the last write.
    stream.on("error", (error) => {
      this.#failure ??= error;
    });
  }

  /**
   * @throws OutputError if the stream is closed.
   */
  async write(text: string | Uint8Array): Promise<void> {
    if (text.length === 0) return;
    this.#refuseClosed();
    if (this.#stream.write(text)) return;
    await new Promise<void>((resolve) => {
      const events = ["drain", "error", "close"] as const;
      const done = (): void => {
        for (const event of events) this.#stream.off(event, done);
        resolve();
      };
      for (const event of events) this.#stream.on(event, done);
    });
    this.#refuseClosed();
  }

  #refuseClosed(): void {
    // The error of a file is set before the event, that of a standard stream only after it.
    const failure = this.#failure ?? this.#stream.errored ?? undefined;
    if (failure || this.#stream.destroyed) throw new OutputError(failure, this.#file);
  }
}

/** The output streams of a run. */
export interface Streams {
  readonly out: OutputStream;
  readonly err: OutputStream;
  /** Writes a problem that does not end the run to standard error. */
  readonly warn: (problem: Problem) => Promise<void>;
}
