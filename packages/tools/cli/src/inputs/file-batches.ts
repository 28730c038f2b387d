import { Buffer } from "node:buffer";
import { readSync } from "node:fs";
import type { Batch, LongLine } from "@argot/stream/lines";

/** A file of NDJSON whose batches several threads take. It can be passed to threads. */
export interface SharedFile {
  /** The descriptor: all threads of a process have the same ones. */
  readonly fd: number;
  readonly options: SharedFileOptions;
  /** The shared state of the threads, which {@link FileBatches} reads and writes. */
  readonly state: SharedArrayBuffer;
}

/** Options for {@link shareFile}. */
export interface SharedFileOptions {
  /** The offset of the first byte to read. */
  readonly from: number;
  /** Number of bytes that are read at a time. */
  readonly chunkSize: number;
  /** Maximum number of bytes that are kept of a line that several chunks have. A longer one is skipped, and becomes a `LongLine`. */
  readonly maxLineBytes: number;
  /** Maximum number of batches that are taken and not done. */
  readonly window: number;
}

/** The position of a batch in the file. */
export interface Place {
  /** The number of the batch, counted from 0. */
  readonly number: number;
  /** The offset of its first byte. */
  readonly position: number;
  readonly byteCount: number;
  readonly firstLine: number;
}

/** A batch of a file. Its bytes are overwritten when the same thread takes the next one. */
export interface FileBatch {
  readonly place: Place;
  readonly batch: Batch | LongLine;
}

/** Members of the state: integers for atomic operations, and numbers for the thread that has the lock. */
const [lock, changes, taken, done] = [0, 1, 2, 3];
const [position, line] = [0, 1];

const viewsOf = (state: SharedArrayBuffer): { integers: Int32Array; numbers: Float64Array } => ({
  integers: new Int32Array(state, 0, 4),
  numbers: new Float64Array(state, 16, 2),
});

const newline = 0x0a;

/** Shares an open file, of which no batch is taken yet. */
export function shareFile(fd: number, options: SharedFileOptions): SharedFile {
  const state = new SharedArrayBuffer(32);
  viewsOf(state).numbers.set([options.from, 1]);
  return { fd, options, state };
}

/**
 * The batches of a file that one thread takes. A batch has whole lines, and one thread takes it and reads it, so that no bytes are
 * passed between threads. One thread at a time reads, because only it knows where the next batch begins, and at which line. This
 * takes little time beside the work on a batch.
 */
export class FileBatches {
  readonly #file: SharedFile;
  readonly #integers: Int32Array;
  readonly #numbers: Float64Array;
  #buffer: Buffer;
  /** The error of Node that ended the reading too early. All threads meet it. */
  error: unknown;

  constructor(file: SharedFile) {
    const { integers, numbers } = viewsOf(file.state);
    this.#file = file;
    this.#integers = integers;
    this.#numbers = numbers;
    this.#buffer = Buffer.allocUnsafeSlow(file.options.chunkSize);
  }

  /**
   * Takes the next batch, if this can be done at once.
   *
   * @returns The batch; `"busy"` while another thread takes one; `"full"` if too many are not done; `undefined` at the end of the
   *   file, or when it cannot be read any further.
   */
  tryNext(): FileBatch | "busy" | "full" | undefined {
    if (Atomics.exchange(this.#integers, lock, 1) === 1) return "busy";
    const isFull = this.taken - this.done >= this.#file.options.window;
    try {
      return isFull ? "full" : this.#take();
    } catch (error) {
      this.error = error;
      return undefined;
    } finally {
      Atomics.store(this.#integers, lock, 0);
      // If it is full, nothing has changed, so waiting threads are not woken: they would only try again.
      if (!isFull) this.#notify();
    }
  }

  /** Takes the next batch, and blocks the thread until this can be done. Returns `undefined` as {@link tryNext} does. */
  next(): FileBatch | undefined {
    for (;;) {
      const before = Atomics.load(this.#integers, changes);
      const next = this.tryNext();
      if (typeof next !== "string") return next;
      Atomics.wait(this.#integers, changes, before);
    }
  }

  /** Reads a batch once more. */
  readAgain({ position: from, byteCount, firstLine }: Place): Batch {
    const bytes = Buffer.allocUnsafeSlow(byteCount);
    return { bytes: bytes.subarray(0, readSync(this.#file.fd, bytes, 0, byteCount, from)), firstLine };
  }

  /** Number of batches that the threads have taken. */
  get taken(): number {
    return Atomics.load(this.#integers, taken);
  }

  /** Number of batches that are done. */
  get done(): number {
    return Atomics.load(this.#integers, done);
  }

  set done(count: number) {
    Atomics.store(this.#integers, done, count);
    this.#notify();
  }

  #notify(): void {
    Atomics.add(this.#integers, changes, 1);
    Atomics.notify(this.#integers, changes);
  }

  #take(): FileBatch | undefined {
    const { chunkSize, maxLineBytes } = this.#file.options;
    const from = this.#numbers[position] as number;
    const firstLine = this.#numbers[line] as number;
    // A long line may have made it larger.
    if (this.#buffer.length > chunkSize) this.#buffer = Buffer.allocUnsafeSlow(chunkSize);
    let end = 0;
    for (let length = 0; end === 0;) {
      if (length > maxLineBytes) return this.#skipLine(from, length, firstLine);
      if (length === this.#buffer.length) this.#buffer = enlarged(this.#buffer);
      const count = this.#read(length, from + length);
      if (count === 0) {
        if (length === 0) return undefined;
        // The last line has no line feed.
        end = length;
      }
      length += count;
      if (count > 0) end = this.#buffer.subarray(0, length).lastIndexOf(newline) + 1;
    }
    const bytes = this.#buffer.subarray(0, end);
    return { place: this.#advance(end, countLines(bytes)), batch: { bytes, firstLine } };
  }

  /** @param known - Number of bytes that are known to belong to the line. */
  #skipLine(from: number, known: number, firstLine: number): FileBatch {
    for (let byteCount = known; ;) {
      const count = this.#read(0, from + byteCount);
      const end = this.#buffer.subarray(0, count).indexOf(newline);
      byteCount += end === -1 ? count : end;
      if (end === -1 && count > 0) continue;
      const place = this.#advance(byteCount + (end === -1 ? 0 : 1), 1);
      return { place, batch: { line: firstLine, byteCount } };
    }
  }

  #read(at: number, from: number): number {
    return readSync(this.#file.fd, this.#buffer, at, this.#buffer.length - at, from);
  }

  /** Records that a batch is taken. */
  #advance(byteCount: number, lineCount: number): Place {
    const [from = 0, firstLine = 0] = this.#numbers;
    this.#numbers[position] = from + byteCount;
    this.#numbers[line] = firstLine + lineCount;
    return { number: Atomics.add(this.#integers, taken, 1), position: from, byteCount, firstLine };
  }
}

function enlarged(buffer: Buffer): Buffer {
  const larger = Buffer.allocUnsafeSlow(buffer.length * 2);
  buffer.copy(larger);
  return larger;
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}
