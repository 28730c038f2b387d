import { Buffer, constants, isAscii, isUtf8 } from "node:buffer";
import { type Batch, hasDuplicateNames, JsonScanner, type LongLine } from "@argot/stream/lines";
import { EvaluationError, LimitError } from "argot";
import type { Entry, Origin } from "../../inputs/datum.js";
import { decodeUtf8, tooLarge } from "../../inputs/decode-utf8.js";
import { jsonDatum, jsonValue } from "../../inputs/parse.js";
import type { Counts, Outcome } from "../../reports/report.js";
import { Problem } from "../../terminal/problem.js";
import type { Evaluation, Verdict } from "./evaluation.js";

/** The reports about some lines. */
export interface LinesResult {
  /** The text for each report, in pieces. */
  readonly texts: readonly (readonly string[])[];
  readonly counts: Counts;
  readonly problems: readonly Problem[];
  /** The valid and the invalid lines, if they are kept. */
  readonly kept: Readonly<Record<"passed" | "failed", readonly Uint8Array[]>>;
}

/** Number of characters that are collected before they are written. Longer texts live longer, which takes memory. */
const enough = 1 << 15;

/** Maximum number of bytes of a line: more may not fit into one string of JavaScript. */
export const longestLine: number = constants.MAX_STRING_LENGTH;

/** Validates a batch. The results come in one part or several: the text about a line may be much longer than the line. */
export const batchResults = (batch: Batch | LongLine, data: string, evaluation: Evaluation): Iterable<LinesResult> =>
  "bytes" in batch ? validateLines(batch, data, evaluation) : [longLineResult(batch, data, evaluation)];

/**
 * Validates lines of NDJSON. It is one loop without awaits, because there are millions of lines, and makes no objects for a line
 * that is valid if no report shows it.
 */
export function* validateLines(
  { bytes, firstLine }: Batch,
  data: string,
  { evaluate, report, showsPassedLines, keeps }: Evaluation,
): Generator<LinesResult> {
  const allUtf8 = isUtf8(bytes);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // Cutting a decoded text takes less time than decoding each line, if all characters have one byte; otherwise it takes
  // more.
  const asciiText = isAscii(bytes) ? buffer.toString("latin1") : undefined;
  const textOf = (start: number, end: number, origin: Origin): string => {
    if (asciiText !== undefined) return asciiText.slice(start, end);
    return allUtf8 ? buffer.toString("utf8", start, end) : decodeUtf8(bytes.subarray(start, end), origin);
  };
  const scanner = new JsonScanner(bytes);
  let part = new Part();
  for (let line = firstLine; scanner.nextLine(); line++) {
    if (!scanner.hasText) continue;
    const { start, end, names, hasLongNumber } = scanner;
    const origin = { data, line };
    let entry: Entry;
    let verdict: Verdict | undefined;
    try {
      const text = textOf(start, end, origin);
      const value = jsonValue(text, hasLongNumber, origin);
      verdict = verdictOn(value, evaluate);
      if (verdict?.valid && !showsPassedLines && !hasDuplicateNames(value, names)) {
        part.counts.passed += 1;
        if (keeps.passed) part.kept.passed.push(copyOf(bytes, start, end));
        continue;
      }
      entry = jsonDatum(text, value, names, origin);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      entry = { data, line, problem: error };
    }
    const { outcome, texts, problem } = report(entry, verdict);
    part.counts[outcome] += 1;
    if (problem) part.problems.push(problem);
    if (outcome !== "unusable" && keeps[outcome]) part.kept[outcome].push(copyOf(bytes, start, end));
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

/** The reports about a line that is too long to be read. */
function longLineResult({ line }: LongLine, data: string, { report }: Evaluation): LinesResult {
  const origin = { data, line };
  const { outcome, texts, problem } = report({ ...origin, problem: tooLarge(origin) });
  const part = new Part();
  part.counts[outcome] += 1;
  if (problem) part.problems.push(problem);
  for (const [i, pieces] of texts.entries()) for (const piece of pieces) part.add(i, piece);
  return part;
}

/** A copy: the memory of a batch is used again, and `slice` of a Buffer copies nothing. */
const copyOf = (bytes: Uint8Array, start: number, end: number): Uint8Array =>
  new Uint8Array(bytes.subarray(start, end));

/** The verdict on a value; `undefined` if it cannot be evaluated, for a reason that `report` finds. */
function verdictOn(value: unknown, evaluate: Evaluation["evaluate"]): Verdict | undefined {
  try {
    return evaluate(value);
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof LimitError) return undefined;
    throw error;
  }
}

/** Maximum number of characters that are passed from one thread to another. */
const longest = 1 << 25;

/** All parts in one; `undefined` if they have too much text. */
export function mergedParts(parts: Iterable<LinesResult>): LinesResult | undefined {
  const all = new Part();
  for (const { texts, counts, problems, kept } of parts) {
    for (const [i, pieces] of texts.entries()) for (const piece of pieces) all.add(i, piece);
    if (all.length > longest) return undefined;
    for (const outcome of ["passed", "failed", "unusable"] as const) all.counts[outcome] += counts[outcome];
    for (const outcome of ["passed", "failed"] as const) all.kept[outcome].push(...kept[outcome]);
    all.problems.push(...problems);
  }
  return all;
}

class Part implements LinesResult {
  readonly texts: string[][] = [];
  readonly counts: Record<Outcome, number> = { passed: 0, failed: 0, unusable: 0 };
  readonly problems: Problem[] = [];
  readonly kept: Record<"passed" | "failed", Uint8Array[]> = { passed: [], failed: [] };
  length = 0;

  add(report: number, piece: string): void {
    while (this.texts.length <= report) this.texts.push([]);
    const pieces = this.texts[report] as string[];
    const last = pieces.at(-1) ?? "";
    if (last.length === 0 || last.length >= enough) pieces.push(piece);
    else pieces[pieces.length - 1] = last + piece;
    this.length += piece.length;
  }
}
