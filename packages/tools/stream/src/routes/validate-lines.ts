import { batchesOf } from "../lines/batches.js";
import { type BatchPool, inOrder } from "../lines/in-order.js";
import { completeTextOptions, type CompleteTextOptions, type TextOptions } from "../texts/text-options.js";
import type { ValueValidator } from "../texts/text-validator.js";
import { type ByteSource, chunksOf } from "./byte-source.js";
import type { LineResult } from "./line-result.js";
import { createLineValidator } from "./line-validator.js";

/** Validates lines in several threads. Made by `startLineWorkers` of `@argot/stream/workers`. */
export interface LineWorkers {
  /** The validator in this thread. */
  readonly validator: ValueValidator;
  /** The other threads, for a stream with these options; `undefined` if there are none. */
  readonly pool: (options: Required<TextOptions>) => BatchPool<readonly LineResult[]> | undefined;
}

/** Maximum number of results that one part has. */
const largestPart = 1000;

/**
 * Validates the lines of NDJSON, in their order. It reads only as far as results are consumed. Blank lines have no
 * result. A line larger than `maxBytes` is broken, and is not kept in memory.
 *
 * @param source - The bytes: a Web stream, a Node stream, or an async iterable.
 * @param validator - A validator of `compile`, a function of a module with `errors`, or worker threads.
 * @throws DefinitionError if the validator is none, if an option is not known or has a value that it cannot have, and if a chunk is no bytes.
 */
export async function* validateLines(
  source: ByteSource,
  validator: ValueValidator | LineWorkers,
  options: TextOptions = {},
): AsyncGenerator<LineResult> {
  for await (const part of lineResults(source, validator, completeTextOptions("validateLines", options))) yield* part;
}

/** The results of {@link validateLines}, in parts. */
export function lineResults(
  source: ByteSource,
  validator: ValueValidator | LineWorkers,
  options: CompleteTextOptions,
): AsyncGenerator<readonly LineResult[]> {
  const workers: Partial<LineWorkers> | undefined = typeof validator === "function" ? { validator } : validator;
  const validate = createLineValidator(workers?.validator, options);
  const pool = workers?.pool?.(options);
  return inOrder<readonly LineResult[]>(batchesOf(chunksOf(source), options.maxBytes), {
    here: (batch) => partsOf(validate(batch)),
    whole: (batch) => [...validate(batch)],
    pool: pool && (() => pool),
  });
}

function* partsOf(results: Iterable<LineResult>): Generator<readonly LineResult[]> {
  let part: LineResult[] = [];
  for (const result of results) {
    part.push(result);
    if (part.length < largestPart) continue;
    yield part;
    part = [];
  }
  yield part;
}
