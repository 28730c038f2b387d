import { createRequire } from "node:module";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Batch, BatchPool } from "@argot/stream/lines";
import type { SharedFile } from "../../inputs/file-batches.js";
import { Problem } from "../../terminal/problem.js";
import type { BatchAnswer, LinesAnswer, LinesMessage, LinesSetup, LinesTask } from "./lines.worker.js";

/** Number of batches that a thread is given at a time, so that it need not wait for the next. */
const batchesPerThread = 2;

/**
 * Size of the young generation of a thread, in MB. The objects of a line are garbage when the next one is read. By
 * default the generation grows to 48 MB, which saves no time.
 */
const youngGeneration = 6;

/** An input, and the name of the schema for its lines. */
export interface LinesInput {
  readonly data: string;
  readonly schema: string;
}

/** Worker threads that validate lines, beside the main thread. They load schemas for themselves. */
export class LineThreads {
  readonly #setup: LinesSetup;
  readonly #count: number;
  readonly #threads: LineThread[] = [];

  constructor(setup: LinesSetup, count: number) {
    this.#setup = setup;
    this.#count = count;
  }

  /** Starts the threads, unless they are running. Returns their number. */
  start(): number {
    while (this.#threads.length < this.#count) this.#threads.push(new LineThread(this.#setup));
    return this.#count;
  }

  /** Validates batches of a file in all threads, until there are no more. */
  async validateFile(lines: SharedFile, input: LinesInput, onAnswer: (answer: BatchAnswer) => void): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.run({ ...input, lines }, onAnswer)));
  }

  /** The threads, for the batches of a stream. They take none before they are ready. */
  batches(input: LinesInput): BatchPool<LinesAnswer> {
    const free = (): LineThread | undefined =>
      this.#threads.find((thread) => thread.isReady && thread.taskCount < batchesPerThread);
    return {
      capacity: this.#count * batchesPerThread,
      get hasRoom() {
        return free() !== undefined;
      },
      async run({ bytes, firstLine }: Batch) {
        // A copy, which is transferred to the thread. `slice` of a Buffer would be a view.
        const own = new Uint8Array(bytes);
        let answer: LinesAnswer | undefined;
        await free()?.run({ ...input, lines: { bytes: own, firstLine } }, (each) => ({ answer } = each), [own.buffer]);
        return answer;
      },
    };
  }

  /** Ends the threads, even if they are busy. */
  async end(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.end()));
  }
}

/** The promise of a task. */
interface RunningTask {
  readonly onAnswer: (answer: BatchAnswer) => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A worker thread. It does one task after another. */
class LineThread {
  readonly #worker: Worker;
  readonly #tasks: RunningTask[] = [];
  #failure: { readonly error: unknown } | undefined;
  /** Whether it has loaded what it needs. */
  isReady = false;

  constructor(setup: LinesSetup) {
    const resourceLimits = { maxYoungGenerationSizeMb: youngGeneration };
    this.#worker = new Worker(workerFile(), { workerData: setup, resourceLimits });
    this.#worker.on("message", (message: LinesMessage) => {
      if (message === "ready") this.isReady = true;
      else if (message === "done") this.#tasks.shift()?.resolve();
      else this.#tasks[0]?.onAnswer(message.answer);
    });
    this.#worker.on("error", (error: NodeJS.ErrnoException) =>
      this.#fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? lostThread("it has no memory left") : error),
    );
    // The system may end a thread without an error.
    this.#worker.on("exit", (code) => this.#fail(lostThread(`exit code ${code}`)));
  }

  #fail(error: unknown): void {
    this.isReady = false;
    this.#failure ??= { error };
    for (const { reject } of this.#tasks.splice(0)) reject(this.#failure.error);
  }

  /** Number of tasks that it has. */
  get taskCount(): number {
    return this.#tasks.length;
  }

  /** Does a task. Settles when the thread is done with it, or has failed. */
  async run(
    task: LinesTask,
    onAnswer: RunningTask["onAnswer"],
    transferred: readonly ArrayBuffer[] = [],
  ): Promise<void> {
    if (this.#failure) throw this.#failure.error;
    await new Promise<void>((resolve, reject) => {
      this.#tasks.push({ onAnswer, resolve, reject });
      this.#worker.postMessage(task, transferred);
    });
  }

  async end(): Promise<void> {
    // Forgets its tasks, since nothing waits for them any more.
    this.#tasks.length = 0;
    await this.#worker.terminate();
  }
}

const lostThread = (reason: string): Problem =>
  new Problem(`a thread has ended before its work was done (${reason})`, "try again with --threads 1");

const workerFile = (): string =>
  path.join(path.dirname(createRequire(import.meta.url).resolve("@argot/cli/package.json")), "dist/lines.worker.js");
