import { completeTextOptions, type TextOptions } from "../texts/text-options.js";
import type { ValueValidator } from "../texts/text-validator.js";
import type { LineResult } from "./line-result.js";
import { lineResults, type LineWorkers } from "./validate-lines.js";

/** Bytes in, results out: for `pipeThrough`. */
export interface LineStream {
  /** Takes the bytes. */
  readonly writable: WritableStream<Uint8Array>;
  /** Gives the results. */
  readonly readable: ReadableStream<LineResult>;
}

/**
 * Makes a Web stream that validates the lines of NDJSON, in their order: `source.pipeThrough(createLineStream(validator))`.
 *
 * @param validator - A validator of `compile`, a function of a module with `errors`, or worker threads.
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function createLineStream(validator: ValueValidator | LineWorkers, options: TextOptions = {}): LineStream {
  const bytes = new TransformStream<Uint8Array, Uint8Array>();
  const parts = lineResults(bytes.readable, validator, completeTextOptions("createLineStream", options));
  const readable = new ReadableStream<LineResult>(
    {
      async pull(controller) {
        let enqueued = false;
        while (!enqueued) {
          // oxlint-disable-next-line no-await-in-loop -- a part may be empty
          const { done, value } = await parts.next();
          if (done) return controller.close();
          for (const result of value) controller.enqueue(result);
          enqueued = value.length > 0;
        }
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { writable: bytes.writable, readable };
}
