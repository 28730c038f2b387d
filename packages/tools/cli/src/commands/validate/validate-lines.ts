import { Buffer, isUtf8 } from "node:buffer";
import type { Batch } from "../../inputs/batches.js";
import type { Datum } from "../../inputs/datum.js";
import { decodeUtf8 } from "../../inputs/decode-utf8.js";
import { parseLine } from "../../inputs/parse.js";
import { type Scan, scanJson } from "../../inputs/scan-json.js";
import type { Counts, Outcome } from "../../reports/report.js";
import { Problem } from "../../terminal/problem.js";
import type { Evaluation } from "./evaluation.js";

/** The reports about some lines. */
export interface LinesResult {
  /** The text for each report. */
  readonly texts: readonly string[];
  readonly counts: Counts;
  readonly problems: readonly Problem[];
  /** The lines that are valid and those that are not, if they are wanted. */
  readonly kept: Readonly<Record<"passed" | "failed", readonly Uint8Array[]>>;
}

/** Maximum number of characters that are gathered before they are written. */
const enough = 1 << 20;

/**
 * Validates lines of NDJSON. It is one loop without awaits, because there are millions of lines.
 *
 * @returns The results, in one part or several: the text about a line may be much longer than the line.
 */
export function* validateLines(
  { bytes, firstLine }: Batch,
  data: string,
  { report, keeps }: Evaluation,
): Generator<LinesResult> {
  const allUtf8 = isUtf8(bytes);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let part = new Part();
  let line = firstLine;
  for (let from = 0; from < bytes.length; line++) {
    const scan = scanJson(bytes, from, true);
    const [start, end] = [from, scan.end];
    from = end + 1;
    if (!scan.hasText) continue;
    const origin = { data, line };
    const decode = (): string =>
      allUtf8 ? text.toString("utf8", start, end) : decodeUtf8(bytes.subarray(start, end), origin);
    const read = datumOrProblem(decode, scan, origin);
    const { outcome, texts, problem } = report(read instanceof Problem ? { ...origin, problem: read } : read);
    part.counts[outcome] += 1;
    if (problem) part.problems.push(problem);
    if (outcome !== "unusable" && keeps[outcome]) part.kept[outcome].push(bytes.subarray(start, end));
    for (const [i, pieces] of texts.entries()) {
      for (const piece of pieces) {
        part.add(i, piece);
        if (part.length < enough) continue;
        yield part;
        part = new Part();
      }
    }
  }
  yield part;
}

function datumOrProblem(
  decode: () => string,
  scan: Scan,
  origin: { readonly data: string; readonly line: number },
): Datum | Problem {
  try {
    return parseLine(decode(), scan, origin);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

class Part implements LinesResult {
  readonly texts: string[] = [];
  readonly counts: Record<Outcome, number> = { passed: 0, failed: 0, unusable: 0 };
  readonly problems: Problem[] = [];
  readonly kept: Record<"passed" | "failed", Uint8Array[]> = { passed: [], failed: [] };
  length = 0;

  add(report: number, piece: string): void {
    this.texts[report] = (this.texts[report] ?? "") + piece;
    this.length += piece.length;
  }
}
