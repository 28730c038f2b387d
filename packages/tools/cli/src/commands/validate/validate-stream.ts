import { type Batch, inOrder, type LongLine } from "@argot/stream/lines";
import { largeInput } from "../../inputs/large-lines.js";
import type { Evaluation } from "./evaluation.js";
import type { LineThreads, LinesInput } from "./line-threads.js";
import type { LinesAnswer } from "./lines.worker.js";
import { batchResults, type LinesResult, mergedParts } from "./validate-lines.js";

/** How the lines of an input are validated. */
export interface LinesOptions<Threads> {
  readonly input: LinesInput;
  /** How this thread validates. */
  readonly evaluation: Evaluation;
  /** Threads beside this one. They are started when the input proves to be large. Default: none. */
  readonly threads?: Threads | undefined;
}

/** Validates a stream of NDJSON, in this thread and in others. The results come in the order of the lines. */
export function validateStream(
  batches: AsyncIterable<Batch | LongLine>,
  { input, evaluation, threads }: LinesOptions<Pick<LineThreads, "start" | "batches">>,
): AsyncGenerator<LinesAnswer | LinesResult> {
  const here = (batch: Batch | LongLine): Iterable<LinesResult> => batchResults(batch, input.data, evaluation);
  return inOrder<LinesAnswer | LinesResult>(batches, {
    here,
    whole: (batch) => mergedParts(here(batch)),
    pool: (bytesRead) => {
      if (bytesRead <= largeInput || !threads) return undefined;
      threads.start();
      return threads.batches(input);
    },
  });
}
