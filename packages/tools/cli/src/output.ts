import type { Writable } from "node:stream";
import type { Problem } from "./problem.js";

/** A stream that takes no more text. */
export class OutputError extends Error {
  override readonly name = "OutputError";
  /** Whether the reader went away, as `head` does when it has seen enough: nothing to complain about. */
  readonly quiet: boolean;

  constructor(reason: NodeJS.ErrnoException | undefined) {
    super(reason?.message ?? "the stream is closed", { cause: reason });
    this.quiet = reason === undefined || reason.code === "EPIPE";
  }
}

/** Writes to a stream at the pace of whoever reads it. */
export class Output {
  readonly #stream: Writable;
  #failure: NodeJS.ErrnoException | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    // Stays for good: a reader can go away after the last write, too.
    stream.on("error", (error) => {
      this.#failure ??= error;
    });
  }

  /**
   * @throws OutputError when the stream is closed.
   */
  async write(text: string): Promise<void> {
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
    if (this.#failure || this.#stream.destroyed) throw new OutputError(this.#failure);
  }
}

/** Where a run tells what it finds. */
export interface Outputs {
  readonly out: Output;
  /** Tells a problem that does not end the run. */
  readonly tell: (problem: Problem) => Promise<void>;
}
