import { Tinypool } from "tinypool";
import type { Batch } from "../lines/batches.js";
import type { BatchPool } from "../lines/in-order.js";

/** Worker threads that run one program. */
export interface WorkerPool {
  /**
   * The threads, for one stream.
   *
   * @param taskOf - Makes what the program is given for a batch. The bytes of the batch are a copy, which the thread owns.
   */
  readonly batches: <Answer>(taskOf: (batch: Batch) => unknown) => BatchPool<Answer>;
  /** Ends the threads. */
  readonly end: () => Promise<void>;
}

/** Options for {@link createWorkerPool}. */
export interface WorkerPoolOptions {
  /** The file of the program: a module with a function `validateBatch`, which takes a task and returns the result. */
  readonly file: string;
  /** Number of threads. */
  readonly threads: number;
}

/** Number of batches that a thread has, the one that it validates included. */
const batchesPerThread = 2;

/**
 * Size of the young generation of a thread, in MB. The objects of a line are garbage when the next one is read. By
 * default the generation grows to 48 MB, which saves no time.
 */
const youngGeneration = 6;

/** Starts worker threads, for programs that make results of another form. */
export function createWorkerPool({ file, threads }: WorkerPoolOptions): WorkerPool {
  const pool = new Tinypool({
    filename: file,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
  });
  const capacity = threads * batchesPerThread;
  let running = 0;
  return {
    batches: <Answer>(taskOf: (batch: Batch) => unknown) => ({
      capacity,
      get hasRoom() {
        return running < capacity;
      },
      async run({ bytes, firstLine }: Batch) {
        running += 1;
        try {
          // A copy. `slice` of a Buffer would be a view.
          const own = new Uint8Array(bytes);
          const task = taskOf({ bytes: own, firstLine });
          return (await pool.run(task, { name: "validateBatch", transferList: [own.buffer] })) as Answer | undefined;
        } finally {
          running -= 1;
        }
      },
    }),
    end: () => pool.destroy(),
  };
}
