import { batchesOf } from "../../inputs/batches.js";
import type { Entry } from "../../inputs/datum.js";
import { findInputs, type Input } from "../../inputs/find-inputs.js";
import type { Format } from "../../inputs/format.js";
import { parseDocuments } from "../../inputs/parse.js";
import { readBytes, readChunks } from "../../inputs/read-bytes.js";
import type { ReportChoice } from "../../reports/report-names.js";
import { Reports } from "../../reports/reports.js";
import { loadSchema, type SchemaOptions } from "../../schemas/load-schema.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { paintFor, plain } from "../../terminal/paint.js";
import { Problem } from "../../terminal/problem.js";
import { createEvaluation, createValidateReport, type ValidateReport } from "./evaluation.js";
import { createLinePool, hasWorkers, type LinePool } from "./line-pool.js";
import type { LinesAnswer } from "./lines.worker.js";
import type { ValidateReportName } from "./report-names.js";
import type { LinesResult } from "./validate-lines.js";
import { validateStream } from "./validate-stream.js";
import type { UnusableResult, ValueResult } from "./value-result.js";

/** Options of `argot validate`. */
export interface ValidateOptions extends SchemaOptions {
  readonly reports: readonly ReportChoice<ValidateReportName>[];
  /** The format of all data. Default: the one that the name says. */
  readonly as?: Format | undefined;
  readonly quiet: boolean;
  readonly maxErrors?: number | undefined;
  /** Maximum number of threads for large NDJSON. */
  readonly threads: number;
}

/**
 * Validates data against a schema and reports each value as soon as it is read.
 *
 * @throws Problem if the schema cannot be used.
 */
export async function validate(
  schema: string,
  names: readonly string[],
  options: ValidateOptions,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  if (names.filter((data) => data === "-").length > 1) {
    throw new Problem("standard input (-) is named twice", "name it once");
  }
  const { warn, err } = streams;
  const { validator, sources: schemas } = await loadSchema(schema, options, io, warn);
  const create = (name: ValidateReportName, toOutput: boolean): ValidateReport =>
    createValidateReport(name, { ...options, schemas, paint: toOutput ? paintFor(io) : plain });
  const reports = await Reports.open<ValueResult | UnusableResult, ValidateReportName>(
    options.reports,
    create,
    io,
    streams,
  );
  const keeps = { passed: false, failed: false };
  const evaluation = createEvaluation({ validator, reports: reports.reports, keeps, schemas, cwd: io.cwd });
  const createPool = poolFor(schema, options, reports, io);

  for (const input of await findInputs(names, options.as, io)) {
    try {
      if ("problem" in input) throw input.problem;
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      await (input.format === "ndjson" ? reportStream(input) : reportFile(input, input.format));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- before the next input
      await reportEntry({ data: input.data, problem: error });
    }
  }
  await reports.end();
  return reports.exitCode;

  async function reportFile({ data }: Input, format: Exclude<Format, "ndjson">): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
    for (const datum of await parseDocuments(await readBytes(data, io), format, data)) await reportEntry(datum);
  }

  async function reportStream({ data }: Input): Promise<void> {
    const batches = batchesOf(readChunks(data, io));
    for await (const result of validateStream(batches, data, { evaluation, createPool })) await reportLines(result);
  }

  async function reportEntry(entry: Entry): Promise<void> {
    const { outcome, texts, problem } = evaluation.report(entry);
    await reports.write(texts, { passed: 0, failed: 0, unusable: 0, [outcome]: 1 });
    if (problem) await warn(problem);
  }

  async function reportLines({ texts, counts, problems }: LinesResult | LinesAnswer): Promise<void> {
    await reports.write(
      texts.map((text) => [text]),
      counts,
    );
    for (const problem of problems) {
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await (typeof problem === "string" ? err.write(problem) : warn(problem));
    }
  }
}

/** What starts worker threads; `undefined` if the reports have to be made in order, in one thread. */
function poolFor(
  schema: string,
  { reports: choices, ...options }: ValidateOptions,
  { reports }: Reports<ValueResult | UnusableResult, ValidateReportName>,
  io: Io,
): (() => Promise<LinePool>) | undefined {
  // The main thread validates as well.
  const workers = options.threads - 1;
  if (workers < 1 || !hasWorkers() || reports.some(({ report }) => report.isSequential)) return undefined;
  const styled = paintFor(io) !== plain;
  const setup = {
    schema,
    options,
    reports: choices.map(({ name, file }) => ({ name, styled: styled && file === undefined })),
    keeps: { passed: false, failed: false },
    cwd: io.cwd,
  };
  return () => createLinePool(setup, workers);
}
