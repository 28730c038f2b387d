import { createRequire } from "node:module";
import path from "node:path";
import type { BatchPool } from "@argot/stream/lines";
import type { SharedFile } from "../../inputs/file-batches.js";
import type { FileAnswer, FileTask, LinesAnswer, LinesSetup, LinesTask } from "./lines.worker.js";

/** Worker threads that validate batches of lines, beside the main thread. */
export interface LinePool extends BatchPool<LinesAnswer> {
  readonly threads: number;
  /** Validates batches of a file in all threads, until there are no more. */
  readonly validateFile: (file: SharedFile, onAnswer: (answer: FileAnswer) => void) => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * Starts worker threads.
 *
 * @param data - The name of the input.
 */
export async function createLinePool(setup: LinesSetup, threads: number, data: string): Promise<LinePool> {
  const { createWorkerPool } = await import("@argot/stream/workers");
  const { batches, inEachThread, end } = createWorkerPool({ file: workerFile(), threads });
  const validateFile: LinePool["validateFile"] = async (file, onAnswer) =>
    inEachThread(
      "validateFile",
      (port): FileTask => ({ setup, data, file, port }),
      (message) => onAnswer(message as FileAnswer),
    );
  return Object.assign(
    batches<LinesAnswer>((batch): LinesTask => ({ setup, batch, data })),
    { threads, validateFile, end },
  );
}

/** Whether there is a program for workers: it is made by the build. */
export const hasWorkers = (): boolean => import.meta.url.endsWith(".js");

const workerFile = (): string =>
  path.join(path.dirname(createRequire(import.meta.url).resolve("@argot/cli/package.json")), "dist/lines.worker.js");
