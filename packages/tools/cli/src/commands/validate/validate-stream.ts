import { type Batch, inOrder, type LongLine } from "@argot/stream/lines";
import type { Evaluation } from "./evaluation.js";
import type { LinePool } from "./line-pool.js";
import type { LinesAnswer } from "./lines.worker.js";
import { batchResults, type LinesResult, mergedParts } from "./validate-lines.js";

/** How a stream is validated. */
export interface StreamOptions {
  readonly evaluation: Evaluation;
  /** Starts worker threads for an input; `undefined` if there are to be none. It is called when the input proves to be large. */
  readonly createPool?: ((data: string) => Promise<LinePool>) | undefined;
}

/** Number of bytes of an input after which worker threads pay: they take a while to start. */
export const largeInput: number = 1 << 23;

/**
 * Validates a stream of NDJSON, in this thread and in worker threads. The results come in the order of the lines.
 *
 * @param data - The name of the input.
 */
export async function* validateStream(
  batches: AsyncIterable<Batch | LongLine>,
  data: string,
  { evaluation, createPool }: StreamOptions,
): AsyncGenerator<LinesAnswer | LinesResult> {
  let pool: Promise<LinePool> | undefined;
  const here = (batch: Batch | LongLine): Iterable<LinesResult> => batchResults(batch, data, evaluation);
  try {
    yield* inOrder<LinesAnswer | LinesResult>(batches, {
      here,
      whole: (batch) => mergedParts(here(batch)),
      pool: (bytesRead) => (bytesRead > largeInput ? (pool ??= createPool?.(data)) : undefined),
    });
  } finally {
    await (await pool)?.end();
  }
}
