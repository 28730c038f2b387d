import type { Batch } from "../../inputs/batches.js";
import type { Evaluation } from "./evaluation.js";
import type { LinePool } from "./line-pool.js";
import type { LinesAnswer } from "./lines.worker.js";
import { type LinesResult, mergedParts, validateLines } from "./validate-lines.js";

/** How a stream is validated. */
export interface StreamOptions {
  readonly evaluation: Evaluation;
  /** Starts worker threads; `undefined` if there are to be none. It is called when the stream proves to be large. */
  readonly createPool?: (() => Promise<LinePool>) | undefined;
}

/** Number of bytes after which worker threads pay: they take a while to start. */
const largeInput = 1 << 23;
/** Maximum number of batches whose results wait for those before them. */
const maxWaiting = 4;

/** A batch, and its result when it has one: the main thread writes in parts what is too long for one. */
interface Waiting {
  readonly batch: Batch;
  readonly result: Promise<LinesAnswer | LinesResult | undefined>;
}

/**
 * Validates a stream of NDJSON, in this thread and in worker threads. The results come in the order of the lines.
 *
 * @param data - The name of the input.
 */
export async function* validateStream(
  batches: AsyncIterable<Batch>,
  data: string,
  { evaluation, createPool }: StreamOptions,
): AsyncGenerator<LinesAnswer | LinesResult> {
  const waiting: Waiting[] = [];
  const here = (batch: Batch): Generator<LinesResult> => validateLines(batch, data, evaluation);
  let pool: LinePool | undefined;
  let bytesRead = 0;
  let failure: { readonly error: unknown } | undefined;
  try {
    try {
      for await (const batch of batches) {
        bytesRead += batch.bytes.length;
        if (createPool && bytesRead > largeInput) pool ??= await createPool();
        if (!pool) {
          yield* here(batch);
          continue;
        }
        const result = pool.hasRoom ? pool.run(batch, data) : Promise.resolve(mergedParts(here(batch)));
        waiting.push({ batch, result });
        if (waiting.length > maxWaiting) yield* first();
      }
    } catch (error) {
      // If the input breaks off, what was read before is reported first.
      failure = { error };
    }
    while (waiting.length > 0) yield* first();
  } finally {
    await pool?.end();
  }
  if (failure) throw failure.error;

  async function* first(): AsyncGenerator<LinesAnswer | LinesResult> {
    const { batch, result } = waiting.shift() as Waiting;
    const all = await result;
    if (all) yield all;
    else yield* here(batch);
  }
}
