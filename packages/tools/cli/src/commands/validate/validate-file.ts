import { setImmediate as nextTurn } from "node:timers/promises";
import { FileBatches, shareFile } from "../../inputs/file-batches.js";
import { largeInput } from "../../inputs/large-lines.js";
import type { PlainFile } from "../../inputs/plain-file.js";
import { FileAnswers } from "./file-answers.js";
import type { LineThreads } from "./line-threads.js";
import type { LinesAnswer } from "./lines.worker.js";
import { batchResults, type LinesResult, longestLine, mergedParts } from "./validate-lines.js";
import type { LinesOptions } from "./validate-stream.js";

/** Number of bytes that are read at a time. Texts of larger batches live longer, which takes memory. */
const chunkSize = 1 << 17;

/**
 * Maximum number of batches for each thread that are taken and not reported, so that threads wait for a slow reader.
 */
const batchesAhead = 4;

/**
 * Validates a file of NDJSON, in this thread and in others, each of which reads batches for itself. The results come in the order of
 * the lines.
 *
 * @param onRead - Called with the number of bytes of each batch that is reported.
 * @throws Problem if the file cannot be read any further, after the results until there.
 */
export async function* validateFile(
  { handle, size, from, problemOf }: PlainFile,
  { input, evaluation, threads }: LinesOptions<Pick<LineThreads, "start" | "validateFile">>,
  onRead: (bytes: number) => void,
): AsyncGenerator<LinesAnswer | LinesResult> {
  const { data } = input;
  const others = size > largeInput ? threads : undefined;
  const window = batchesAhead * (1 + (others?.start() ?? 0));
  const file = shareFile(handle.fd, { from, chunkSize, maxLineBytes: longestLine, window });
  const batches = new FileBatches(file);
  const answers = new FileAnswers();
  others
    ?.validateFile(file, input, ({ place, answer }) => place && answers.add({ place, answer }))
    .catch((error: unknown) => answers.fail(error));
  try {
    let hasEnded = false;
    while (!hasEnded || batches.done < batches.taken) {
      const first = answers.take(batches.done);
      if (first) {
        if (first.answer) yield first.answer;
        else yield* batchResults(batches.readAgain(first.place), data, evaluation);
        batches.done += 1;
        onRead(first.place.byteCount);
        continue;
      }
      const next = hasEnded ? "full" : batches.tryNext();
      if (next === undefined) hasEnded = true;
      // oxlint-disable-next-line no-await-in-loop -- in the order of the batches
      else if (next === "full") await answers.arrival();
      else {
        // A thread that ended while it took a batch never returns the lock.
        if (next === "busy") answers.refuseFailed();
        else {
          answers.add({ place: next.place, answer: mergedParts(batchResults(next.batch, data, evaluation)) });
        }
        // Answers of worker threads, signals and broken pipes come between batches.
        // oxlint-disable-next-line no-await-in-loop -- in the order of the batches
        await nextTurn();
      }
    }
    if (batches.error !== undefined) throw await problemOf(batches.error);
  } finally {
    await handle.close();
  }
}
