import { createRequire } from "node:module";
import path from "node:path";
import type { Batch } from "../../inputs/batches.js";
import type { LinesAnswer, LinesSetup, LinesTask } from "./lines.worker.js";

/** Worker threads that validate batches of lines, beside the main thread. */
export interface LinePool {
  /** Whether a worker is free, or soon will be. */
  readonly hasRoom: boolean;
  /** Validates a batch in a worker. `undefined` if the main thread has to do it. */
  readonly run: (batch: Batch, data: string) => Promise<LinesAnswer | undefined>;
  readonly end: () => Promise<void>;
}

/** Number of batches that a worker has, the one that it validates included. */
const batchesPerWorker = 2;

/** Starts worker threads. */
export async function createLinePool(setup: LinesSetup, workers: number): Promise<LinePool> {
  const { Tinypool } = await import("tinypool");
  const pool = new Tinypool({ filename: workerFile(), minThreads: workers, maxThreads: workers });
  let running = 0;
  return {
    get hasRoom() {
      return running < workers * batchesPerWorker;
    },
    async run({ bytes, firstLine }, data) {
      running += 1;
      try {
        // A copy, which the worker then owns. `slice` of a Buffer would be a view.
        const own = new Uint8Array(bytes);
        const task: LinesTask = { setup, batch: { bytes: own, firstLine }, data };
        return (await pool.run(task, { name: "validateBatch", transferList: [own.buffer] })) as LinesAnswer | undefined;
      } finally {
        running -= 1;
      }
    },
    end: () => pool.destroy(),
  };
}

/** Whether there is a program for workers: it is made by the build. */
export const hasWorkers = (): boolean => import.meta.url.endsWith(".js");

const workerFile = (): string =>
  path.join(path.dirname(createRequire(import.meta.url).resolve("@argot/cli/package.json")), "dist/lines.worker.js");
