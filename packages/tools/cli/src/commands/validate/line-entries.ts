import type { Batch } from "../../inputs/batches.js";
import type { Entry } from "../../inputs/datum.js";
import { decodeUtf8 } from "../../inputs/decode-utf8.js";
import { jsonDatum, jsonValue } from "../../inputs/parse.js";
import { JsonScanner } from "../../inputs/scan-json.js";
import { Problem } from "../../terminal/problem.js";

/** A line of NDJSON: its bytes, and what is in it. */
export interface LineEntry {
  readonly bytes: Uint8Array;
  readonly entry: Entry;
}

/** Reads the lines of a batch one by one, for what cannot be said of all lines at once. Blank lines are left out. */
export function* lineEntries({ bytes, firstLine }: Batch, data: string): Generator<LineEntry> {
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
