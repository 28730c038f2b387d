import type { Batch } from "../lines/batches.js";
import type { LineResult } from "../routes/line-result.js";
import { parseValid } from "../texts/parse-text.js";
import type { BrokenText, InvalidText } from "../texts/text-result.js";

/**
 * The results for a batch without its bytes and values. The other thread has these, and messages between threads are
 * copied.
 */
export interface PackedResults {
  /** For each line: its number less that of the first line, the offsets of its first byte and after its last one. */
  readonly lines: Uint32Array;
  /** For each line in order that is not valid: why. */
  readonly failures: readonly (Pick<InvalidText, "route" | "errors"> | BrokenText)[];
  /** For each failure: the index of its line. */
  readonly failed: Uint32Array;
}

/** Packs the results for a batch. */
export function packResults({ bytes: { byteOffset }, firstLine }: Batch, results: Iterable<LineResult>): PackedResults {
  const lines: number[] = [];
  const failures: PackedResults["failures"][number][] = [];
  const failed: number[] = [];
  for (const result of results) {
    // A batch has no line without bytes.
    const bytes = result.bytes as Uint8Array;
    const start = bytes.byteOffset - byteOffset;
    if (result.route !== "valid") failed.push(lines.length / 3);
    if (result.route === "invalid") failures.push({ route: "invalid", errors: result.errors });
    if (result.route === "broken") failures.push({ route: "broken", code: result.code, reason: result.reason });
    lines.push(result.line - firstLine, start, start + bytes.length);
  }
  return { lines: Uint32Array.from(lines), failures, failed: Uint32Array.from(failed) };
}

/** The results for a batch. Values are parsed when they are first read. */
export function unpackResults(
  { bytes: all, firstLine }: Batch,
  { lines, failures, failed }: PackedResults,
): LineResult[] {
  const results: LineResult[] = [];
  let next = 0;
  for (let i = 0; i < lines.length; i += 3) {
    const [offset = 0, start = 0, end = 0] = lines.subarray(i, i + 3);
    const line = firstLine + offset;
    const bytes = all.subarray(start, end);
    const failure = failed[next] === i / 3 ? failures.at(next++) : undefined;
    results.push(failure?.route === "broken" ? { line, bytes, ...failure } : withValue(line, bytes, failure?.errors));
  }
  return results;
}

function withValue(line: number, bytes: Uint8Array, errors: InvalidText["errors"] | undefined): LineResult {
  let parsed: { readonly value: unknown } | undefined;
  const value = (): unknown => (parsed ??= { value: parseValid(bytes) }).value;
  if (!errors) {
    return {
      line,
      bytes,
      route: "valid",
      get value() {
        return value();
      },
    };
  }
  return {
    line,
    bytes,
    route: "invalid",
    get value() {
      return value();
    },
    errors,
  };
}
