import type { SchemaSources, SourceLocation } from "@argot/source-text/text";
import { type Batch, batchesOf, type LongLine } from "@argot/stream/lines";
import { type Datum, type Entry, nameOf, type Origin } from "../../inputs/datum.js";
import { findInputs, type Input } from "../../inputs/find-inputs.js";
import type { Format } from "../../inputs/format.js";
import { parseDocuments } from "../../inputs/parse.js";
import { openPlainFile } from "../../inputs/plain-file.js";
import { refuseOverwriting } from "../../inputs/refuse-overwriting.js";
import { readChunks, readContent } from "../../inputs/read-bytes.js";
import { Reports } from "../../reports/reports.js";
import { type LoadedSchema, loadSchema, schemaLoader } from "../../schemas/load-schema.js";
import { projectTable } from "../../schemas/project.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { paintFor, plain } from "../../terminal/paint.js";
import { startProgress } from "../../terminal/progress.js";
import { Problem } from "../../terminal/problem.js";
import {
  createEvaluation,
  createValidateReport,
  type Evaluated,
  type Evaluation,
  reportUnusable,
  type ValidateReport,
} from "./evaluation.js";
import { KeptValues } from "./kept-values.js";
import type { LineThreads } from "./line-threads.js";
import type { LinesAnswer } from "./lines.worker.js";
import { localiser } from "./language.js";
import { lineEntries } from "./line-entries.js";
import type { ValidateReportName } from "./report-names.js";
import { schemaChoice } from "./schema-choice.js";
import { schemaOfData, type ValidateOptions, writtenBy } from "./validate-options.js";
import { type LinesResult, longestLine } from "./validate-lines.js";
import { validateFile } from "./validate-file.js";
import { validateStream } from "./validate-stream.js";
import { swappedOrder } from "./swapped-order.js";
import type { UnusableResult, ValueResult } from "./value-result.js";

/**
 * Validates inputs against a schema, in one run, and reports each value as soon as it is read.
 *
 * @param namedSchema - The name of the schema, or {@link schemaOfData}. Default: the latter, with all data of the project.
 * @param threads - Threads for large NDJSON. Default: none.
 * @throws Problem if the schema cannot be used, or if none is named and the project has no table of data.
 */
export async function validateInputs(
  namedSchema: string | undefined,
  namedData: readonly string[],
  options: ValidateOptions,
  threads: LineThreads | undefined,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  const schema = namedSchema ?? schemaOfData;
  const names = namedSchema === undefined ? await dataOfProject(options, io) : namedData;
  if ([schema, ...names].filter((name) => name === "-").length > 1) {
    throw new Problem("standard input (-) is named twice", "name it once");
  }
  const { warn, err } = streams;
  const loadNamed =
    schema === schemaOfData
      ? schemaLoader(options, io, warn)
      : (name: string): Promise<LoadedSchema> => loadSchema(name, options, io, warn);
  const loads = new Map<string, Promise<LoadedSchema>>();
  const loaded = new Set<SchemaSources>();
  const schemas: Pick<SchemaSources, "find"> = {
    find(uri): SourceLocation | undefined {
      for (const sources of loaded) {
        const found = sources.find(uri);
        if (found) return found;
      }
      return undefined;
    },
  };
  const choice = await schemaChoice(schema, options, io);
  const inputs = await findInputs(names, options.as, io);
  await refuseOverwriting(writtenBy(options), [schema, ...inputs.map(({ data }) => data)], io);
  // Without a schema there is nothing to report.
  if (schema !== schemaOfData) await load(schema);
  const create = (name: ValidateReportName, toOutput: boolean): Promise<ValidateReport> =>
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
  // Where results are printed, these show how far the run is.
  const isFree = io.stdout.isTTY !== true || options.quiet || options.reports.every(({ file }) => file !== undefined);
  const progress = isFree ? await startProgress(inputs, io) : undefined;
  const onRead = (bytes: number): void => progress?.read(bytes);

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
    const name = await choice.ofFile(data);
    for (const datum of await parseDocuments(await readContent(data, io), format, data)) {
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      const evaluated = await evaluatedValue(datum, name);
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await reportEvaluated(evaluated);
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      if (evaluated.outcome !== "unusable") await kept.addValue(evaluated.outcome, datum.value);
      // oxlint-disable-next-line no-await-in-loop -- before the next value
      if (evaluated.outcome === "passed" && schema !== schemaOfData) await warnOfSwappedOrder(datum);
    }
  }

  async function warnOfSwappedOrder({ data, value }: Datum): Promise<void> {
    const problem = await swappedOrder(schema, await load(schema), data, value);
    if (problem) await warn(problem);
  }

  async function reportStream({ data }: Input): Promise<void> {
    const name = await choice.ofFile(data);
    const batches = batchesOf(readChunks(data, io, onRead), longestLine);
    if (name === undefined) {
      for await (const batch of batches) await reportLinesOneByOne(batch, data);
      return;
    }
    const evaluation = evaluationOf(await load(name));
    const how = { input: { data, schema: name }, evaluation, threads };
    const file = await openPlainFile(data, io);
    const results = file ? validateFile(file, how, onRead) : validateStream(batches, how);
    for await (const result of results) await reportLines(result);
  }

  /** Each line names its own schema. */
  async function reportLinesOneByOne(batch: Batch | LongLine, data: string): Promise<void> {
    for (const { entry, bytes } of lineEntries(batch, data)) {
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      const evaluated = await evaluatedValue(entry);
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await reportEvaluated(evaluated);
      const { outcome } = evaluated;
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      if (outcome !== "unusable" && keeps[outcome]) await kept.addLines(outcome, [bytes]);
    }
    progress?.update(reports.counts.failed);
  }

  /** @param name - The name of the schema. Default: the one that the value names. */
  async function evaluatedValue(entry: Entry, name?: string): Promise<Evaluated> {
    try {
      if ("problem" in entry) throw entry.problem;
      return evaluationOf(await loadFor(entry, name ?? choice.ofValue(entry))).report(entry);
    } catch (error) {
      if (error instanceof Problem) return reportUnusable(reports.reports, entry, error);
      throw error;
    }
  }

  async function reportEvaluated({ outcome, texts, problem }: Evaluated): Promise<void> {
    await reports.write(texts, { passed: 0, failed: 0, unusable: 0, [outcome]: 1 });
    if (problem) await warn(problem);
  }

  /** Loads the schema of a value. If the command line does not name it, problems name the value. */
  async function loadFor(origin: Origin, name: string): Promise<LoadedSchema> {
    try {
      return await load(name);
    } catch (error) {
      throw error instanceof Problem && schema === schemaOfData ? error.withLine("data", nameOf(origin)) : error;
    }
  }

  /** Loads a schema, once, also if it cannot be used. */
  function load(name: string): Promise<LoadedSchema> {
    const known = loads.get(name);
    if (known) return known;
    const fresh = loadAndWarn(name);
    loads.set(name, fresh);
    return fresh;
  }

  async function loadAndWarn(name: string): Promise<LoadedSchema> {
    const fresh = await loadNamed(name);
    loaded.add(fresh.sources);
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
    await reports.write(texts, counts);
    await kept.addLines("passed", lines.passed);
    await kept.addLines("failed", lines.failed);
    progress?.update(reports.counts.failed);
    for (const problem of problems) {
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await (typeof problem === "string" ? err.write(problem) : warn(problem));
    }
  }
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

/** @throws Problem if the project has no table of data. */
async function dataOfProject(options: ValidateOptions, io: Io): Promise<readonly string[]> {
  const entries = await (await projectTable(options, io)).entries();
  if (entries.length > 0) return entries.map(({ data }) => data);
  const advice = 'name them, or list them under "data" in the configuration; see argot validate --help';
  throw new Problem("neither a schema nor data is named", advice);
}
