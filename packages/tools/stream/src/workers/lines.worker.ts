// The program of a worker thread: it validates batches of lines with a module made ahead, so that it compiles nothing.
import type { Batch } from "../lines/batches.js";
import { createLineValidator, type LineValidator } from "../routes/line-validator.js";
import type { CompleteTextOptions } from "../texts/text-options.js";
import { type PackedResults, packResults } from "./packed-results.js";
import { loadValidator } from "./load-validator.js";

/** Lines to validate. */
export interface LinesTask {
  /** The number of the stream that they belong to. */
  readonly stream: number;
  /** The URL of the module. */
  readonly module: string;
  /** The name of its function. */
  readonly name: string;
  readonly options: CompleteTextOptions;
  readonly batch: Batch;
}

const validators = new Map<number, Promise<LineValidator>>();

/** Validates a batch. */
export async function validateBatch({ stream, module, name, options, batch }: LinesTask): Promise<PackedResults> {
  let validate = validators.get(stream);
  if (!validate) {
    validate = loadValidator(module, name).then((validator) => createLineValidator(validator, options));
    validators.set(stream, validate);
  }
  return packResults(batch, (await validate)(batch));
}
