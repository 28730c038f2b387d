import { type Batch, JsonScanner, type LongLine } from "@argot/stream/lines";
import type { Entry } from "../../inputs/datum.js";
import { decodeUtf8, tooLarge } from "../../inputs/decode-utf8.js";
import { jsonDatum, jsonValue } from "../../inputs/parse.js";
import { Problem } from "../../terminal/problem.js";

/** A line of NDJSON: its bytes, and the results of its scan. */
export interface LineEntry {
  readonly bytes: Uint8Array;
  readonly entry: Entry;
}

/** Reads the lines of a batch one by one, where a batch cannot be processed as a whole. Blank lines are left out. */
export function* lineEntries(batch: Batch | LongLine, data: string): Generator<LineEntry> {
  if (!("bytes" in batch)) {
    const origin = { data, line: batch.line };
    yield { bytes: new Uint8Array(0), entry: { ...origin, problem: tooLarge(origin) } };
    return;
  }
  const { bytes, firstLine } = batch;
  const scanner = new JsonScanner(bytes);
  for (let line = firstLine; scanner.nextLine(); line++) {
    if (!scanner.hasText) continue;
    const { start, end, names, hasLongNumber } = scanner;
    const own = bytes.subarray(start, end);
    const origin = { data, line };
    let entry: Entry;
    try {
      const text = decodeUtf8(own, origin);
      entry = jsonDatum(text, jsonValue(text, hasLongNumber, origin), names, origin);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      entry = { ...origin, problem: error };
    }
    yield { bytes: own, entry };
  }
}
