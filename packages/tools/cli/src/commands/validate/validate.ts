import type { SchemaSources, SourceLocation } from "@argot/source-text/text";
import { batchesOf } from "../../inputs/batches.js";
import type { Datum } from "../../inputs/datum.js";
import { findInputs, type Input } from "../../inputs/find-inputs.js";
import type { Format } from "../../inputs/format.js";
import { parseDocuments } from "../../inputs/parse.js";
import { readBytes, readChunks } from "../../inputs/read-bytes.js";
import type { ReportChoice } from "../../reports/report-names.js";
import { Reports } from "../../reports/reports.js";
import { type LoadedSchema, loadSchema, type SchemaOptions } from "../../schemas/load-schema.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { paintFor, plain } from "../../terminal/paint.js";
import { startProgress } from "../../terminal/progress.js";
import { watch } from "../../terminal/watch.js";
import { Problem } from "../../terminal/problem.js";
import {
  createEvaluation,
  createValidateReport,
  type Evaluated,
  type Evaluation,
  reportUnusable,
  type ValidateReport,
} from "./evaluation.js";
import { KeptValues, type KeepOptions } from "./kept-values.js";
import { createLinePool, hasWorkers, type LinePool } from "./line-pool.js";
import type { LinesAnswer } from "./lines.worker.js";
import { type Language, localiser } from "./language.js";
import type { ValidateReportName } from "./report-names.js";
import { schemaNameIn, schemaOfData } from "./schema-of-data.js";
import type { LinesResult } from "./validate-lines.js";
import { validateStream } from "./validate-stream.js";
import type { UnusableResult, ValueResult } from "./value-result.js";

/** Options of `argot validate`. */
export interface ValidateOptions extends SchemaOptions, KeepOptions {
  readonly reports: readonly ReportChoice<ValidateReportName>[];
  /** The format of all data. Default: the one that the name says. */
  readonly as?: Format | undefined;
  readonly quiet: boolean;
  readonly maxErrors?: number | undefined;
  /** The language of messages. */
  readonly lang: Language;
  /** Whether to warn of regular expressions that may take long in JavaScript. */
  readonly warnExponential: boolean;
  /** Maximum number of threads for large NDJSON. */
  readonly threads: number;
  /** Whether to run again after changes, until the program is interrupted. */
  readonly watch: boolean;
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
  if (!options.watch) return validateOnce(schema, names, options, io, streams);
  const written = [...options.reports.map(({ file }) => file), options.validTo, options.invalidTo];
  const once = (): Promise<ExitCode> => validateOnce(schema, names, options, io, streams);
  return watch(
    once,
    written.flatMap((file) => file ?? []),
    io,
    streams,
  );
}

async function validateOnce(
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
  const loaded = new Map<string, LoadedSchema>();
  const schemas: Pick<SchemaSources, "find"> = {
    find(uri): SourceLocation | undefined {
      for (const { sources } of loaded.values()) {
        const found = sources.find(uri);
        if (found) return found;
      }
      return undefined;
    },
  };
  const named = schema === schemaOfData ? undefined : await load(schema);
  const create = (name: ValidateReportName, toOutput: boolean): ValidateReport =>
    createValidateReport(name, { ...options, schemas, paint: toOutput && !options.filter ? paintFor(io) : plain });
  const reports = await Reports.open<ValueResult | UnusableResult, ValidateReportName>(
    options.reports,
    create,
    io,
    // Standard output has the values.
    options.filter ? { out: streams.err } : streams,
  );
  const kept = await KeptValues.open(options, io, streams);
  const { keeps } = kept;
  const localise = await localiser(options.lang);
  const evaluations = new Map<LoadedSchema, Evaluation>();
  const createPool = poolFor(schema, options, reports, keeps, io);
  const inputs = await findInputs(names, options.as, io);
  // Where results are printed, these show how far the run is.
  const isFree = io.stdout.isTTY !== true || options.quiet;
  const progress = isFree ? await startProgress(inputs, io) : undefined;

  for (const input of inputs) {
    try {
      if ("problem" in input) throw input.problem;
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      await (input.format === "ndjson" ? reportStream(input) : reportFile(input, input.format));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- before the next input
      await reportEvaluated(reportUnusable(reports.reports, { data: input.data }, error));
    }
  }
  progress?.stop();
  await reports.end();
  await kept.end();
  return reports.exitCode;

  async function reportFile({ data }: Input, format: Exclude<Format, "ndjson">): Promise<void> {
    for (const datum of await parseDocuments({ bytes: await readBytes(data, io) }, format, data)) {
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await reportValue(datum);
    }
  }

  async function reportStream({ data }: Input): Promise<void> {
    if (!named) throw new Problem(`${data} has a value on each line`, "name a schema on the command line");
    const evaluation = evaluationOf(named);
    const batches = batchesOf(readChunks(data, io, (bytes) => progress?.read(bytes)));
    for await (const result of validateStream(batches, data, { evaluation, createPool })) await reportLines(result);
  }

  async function reportValue(datum: Datum): Promise<void> {
    const evaluated = await evaluatedValue(datum);
    await reportEvaluated(evaluated);
    if (evaluated.outcome !== "unusable") await kept.addValue(evaluated.outcome, datum.value);
  }

  async function evaluatedValue(datum: Datum): Promise<Evaluated> {
    try {
      return evaluationOf(named ?? (await load(schemaNameIn(datum)))).report(datum);
    } catch (error) {
      if (error instanceof Problem) return reportUnusable(reports.reports, datum, error);
      throw error;
    }
  }

  async function reportEvaluated({ outcome, texts, problem }: Evaluated): Promise<void> {
    await reports.write(texts, { passed: 0, failed: 0, unusable: 0, [outcome]: 1 });
    if (problem) await warn(problem);
  }

  /** Loads a schema, once. */
  async function load(name: string): Promise<LoadedSchema> {
    const known = loaded.get(name);
    if (known) return known;
    const fresh = await loadSchema(name, options, io, warn);
    loaded.set(name, fresh);
    if (options.warnExponential) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      for (const problem of await slowPatternProblems(fresh.plan(), fresh.sources, io.cwd)) await warn(problem);
    }
    return fresh;
  }

  function evaluationOf(loadedSchema: LoadedSchema): Evaluation {
    const known = evaluations.get(loadedSchema);
    if (known) return known;
    const { validator } = loadedSchema;
    const fresh = createEvaluation({ validator, reports: reports.reports, keeps, schemas, cwd: io.cwd, localise });
    evaluations.set(loadedSchema, fresh);
    return fresh;
  }

  async function reportLines({ texts, counts, problems, kept: lines }: LinesResult | LinesAnswer): Promise<void> {
    await reports.write(
      texts.map((text) => [text]),
      counts,
    );
    await kept.addLines("passed", lines.passed);
    await kept.addLines("failed", lines.failed);
    progress?.update(reports.counts.failed);
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
  keeps: Evaluation["keeps"],
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
    keeps,
    cwd: io.cwd,
  };
  return () => createLinePool(setup, workers);
}

/** Warnings about regular expressions that may take more than linear time in JavaScript. */
async function slowPatternProblems(
  plan: ReturnType<LoadedSchema["plan"]>,
  schemas: SchemaSources,
  cwd: string,
): Promise<Problem[]> {
  const [{ slowPatterns }, { slowPatternMessage }] = await Promise.all([
    import("@argot/slow-patterns"),
    import("../../schemas/slow-pattern-message.js"),
  ]);
  const advice = "change it if other programs use the schema; here it takes linear time, unless --regex is javascript";
  return slowPatterns(plan).map((pattern) => {
    const { text, excerpt } = slowPatternMessage(pattern, schemas, cwd);
    return new Problem(text, advice, { excerpt });
  });
}
