import type { Batch, LongLine } from "../lines/batches.js";
import { JsonScanner } from "../texts/json-scanner.js";
import type { CompleteTextOptions } from "../texts/text-options.js";
import { scannedTextValidator, tooLarge, type ValueValidator } from "../texts/text-validator.js";
import type { LineResult } from "./line-result.js";

/** Validates the lines of a batch. */
export type LineValidator = (batch: Batch | LongLine) => Generator<LineResult>;

/**
 * Creates the function that validates lines in this thread. Blank lines have no result.
 *
 * @throws DefinitionError if it is not a validator, or finds no issues.
 */
export function createLineValidator(
  validator: ValueValidator | undefined,
  options: CompleteTextOptions,
): LineValidator {
  const validate = scannedTextValidator(validator, options);
  return function* (batch) {
    if (!("bytes" in batch)) {
      yield { line: batch.line, bytes: undefined, ...tooLarge(batch.byteCount, options.maxBytes) };
      return;
    }
    const scanner = new JsonScanner(batch.bytes);
    for (let line = batch.firstLine; scanner.nextLine(); line++) {
      if (!scanner.hasText) continue;
      const start = line === 1 ? afterMark(batch.bytes) : scanner.start;
      const bytes = batch.bytes.subarray(start, scanner.end);
      yield { line, bytes, ...validate(bytes, scanner) };
    }
  };
}

/** The byte-order mark of UTF-8, which a text may begin with. */
const mark = [0xef, 0xbb, 0xbf];
const afterMark = (bytes: Uint8Array): number => (mark.every((byte, i) => bytes[i] === byte) ? mark.length : 0);
