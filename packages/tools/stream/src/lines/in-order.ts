import type { Batch, LongLine } from "./batches.js";

/** The functions that process batches. */
export interface BatchWork<Result> {
  /** Returns the results of a batch, made in this thread, in one part or several. */
  readonly here: (batch: Batch | LongLine) => Iterable<Result>;
  /**
   * The results of a batch in one part, to be kept until earlier results are done; `undefined` if they are too large.
   */
  readonly whole: (batch: Batch | LongLine) => Result | undefined;
  /**
   * The worker threads; `undefined` if there are none. Called before each batch until there are some, with the number
   * of bytes read.
   */
  readonly pool?: ((bytesRead: number) => BatchPool<Result> | undefined) | undefined;
}

/** Worker threads beside this one. */
export interface BatchPool<Result> {
  /** Maximum number of batches that it has at a time. */
  readonly capacity: number;
  /** Whether it takes another batch. */
  readonly hasRoom: boolean;
  /** The results of a batch, made in a worker. `undefined` if this thread has to make them. */
  readonly run: (batch: Batch) => Promise<Result | undefined>;
}

/** A batch, and its result if it has one. This thread makes results in parts if they are too large for one. */
interface Waiting<Result> {
  readonly batch: Batch | LongLine;
  readonly result: Promise<Result | undefined>;
  isSettled: boolean;
}

/**
 * Maximum number of batches that wait for an earlier one, for each batch that workers have at a time. This thread
 * continues while a worker has the first of them.
 */
const waitingBatches = 4;

/**
 * Processes batches in this thread and in worker threads. The results come in the order of the batches. It reads no further than
 * results are taken, except for a few batches for each worker thread.
 *
 * If the stream of batches fails, the results of earlier batches come first, then the error.
 */
export async function* inOrder<Result>(
  batches: AsyncIterable<Batch | LongLine>,
  { here, whole, pool: poolAfter }: BatchWork<Result>,
): AsyncGenerator<Result> {
  const waiting: Waiting<Result>[] = [];
  let pool: BatchPool<Result> | undefined;
  let bytesRead = 0;
  let failure: { readonly error: unknown } | undefined;
  try {
    for await (const batch of batches) {
      bytesRead += "bytes" in batch ? batch.bytes.length : batch.byteCount;
      pool ??= poolAfter?.(bytesRead);
      if (!pool) {
        yield* here(batch);
        continue;
      }
      const result = "bytes" in batch && pool.hasRoom ? pool.run(batch) : Promise.resolve(whole(batch));
      const next: Waiting<Result> = { batch, result, isSettled: false };
      const settle = (): void => {
        next.isSettled = true;
      };
      // A worker that fails is reported in its turn.
      result.then(settle, settle);
      waiting.push(next);
      while (waiting.at(0)?.isSettled || waiting.length > pool.capacity * waitingBatches) yield* first();
    }
  } catch (error) {
    failure = { error };
  }
  while (waiting.length > 0) yield* first();
  if (failure) throw failure.error;

  async function* first(): AsyncGenerator<Result> {
    const { batch, result } = waiting.shift() as Waiting<Result>;
    const all = await result;
    if (all) yield all;
    else yield* here(batch);
  }
}
