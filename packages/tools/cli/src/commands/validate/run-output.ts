import type { SchemaSources } from "@argot/source-text/text";
import type { Datum, Origin } from "../../inputs/datum.js";
import type { FoundInput } from "../../inputs/find-inputs.js";
import { Reports } from "../../reports/reports.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { paintFor, plain } from "../../terminal/paint.js";
import type { Problem } from "../../terminal/problem.js";
import { type Progress, startProgress } from "../../terminal/progress.js";
import {
  createValidateReport,
  type Evaluated,
  type EvaluationOptions,
  reportUnusable,
  type ValidateReport,
} from "./evaluation.js";
import { KeptValues } from "./kept-values.js";
import { loadLanguage } from "./language.js";
import type { LinesAnswer } from "./lines.worker.js";
import type { ValidateReportName } from "./report-names.js";
import type { LinesResult } from "./validate-lines.js";
import type { ValidateOptions } from "./validate-options.js";
import type { UnusableResult, ValueResult } from "./value-result.js";

type ValueReports = Reports<ValueResult | UnusableResult, ValidateReportName>;

/** The output of a run, written at the pace of its readers: reports, kept values, warnings, and a progress bar. */
export class RunOutput {
  readonly #reports: ValueReports;
  readonly #kept: KeptValues;
  readonly #progress: Progress | undefined;
  readonly #streams: Streams;

  private constructor(reports: ValueReports, kept: KeptValues, progress: Progress | undefined, streams: Streams) {
    this.#reports = reports;
    this.#kept = kept;
    this.#progress = progress;
    this.#streams = streams;
  }

  /**
   * Opens the output of a run.
   *
   * @param schemas - Where the schemas are, for findings.
   * @throws Problem if a file cannot be written.
   */
  static async open(
    options: ValidateOptions,
    schemas: Pick<SchemaSources, "find">,
    inputs: readonly FoundInput[],
    io: Io,
    streams: Streams,
  ): Promise<RunOutput> {
    const { filter, quiet } = options;
    const { words } = await loadLanguage(options.lang);
    const create = (name: ValidateReportName, toOutput: boolean): Promise<ValidateReport> =>
      createValidateReport(name, { ...options, schemas, words, paint: toOutput && !filter ? paintFor(io) : plain });
    // With a filter, standard output has the values.
    const shown = filter ? { out: streams.err } : streams;
    const reports: ValueReports = await Reports.open(options.reports, create, io, shown);
    const kept = await KeptValues.open(options, io, streams);
    // If results are printed, they show the progress.
    const isFree = io.stdout.isTTY !== true || quiet || options.reports.every(({ file }) => file !== undefined);
    return new RunOutput(reports, kept, isFree ? await startProgress(inputs, io) : undefined, streams);
  }

  /** The reports, in the order of the command line. */
  get reports(): EvaluationOptions["reports"] {
    return this.#reports.reports;
  }

  /** Which values are kept. */
  get keeps(): KeptValues["keeps"] {
    return this.#kept.keeps;
  }

  /** Called with the number of bytes that were read of a stream. */
  readonly onRead = (bytes: number): void => this.#progress?.read(bytes);

  /** The result for a value that cannot be read or evaluated. */
  unusable(origin: Origin, problem: Problem): Evaluated {
    return reportUnusable(this.reports, origin, problem);
  }

  /** Writes the result for an input without a value, such as a file that cannot be read. */
  async addUnusable(origin: Origin, problem: Problem): Promise<void> {
    await this.#add(this.unusable(origin, problem));
  }

  /** Writes the result for a value of a file. */
  async addValue(evaluated: Evaluated, { value }: Pick<Datum, "value">): Promise<void> {
    await this.#add(evaluated);
    if (evaluated.outcome !== "unusable") await this.#kept.addValue(evaluated.outcome, value);
  }

  /** Writes the result for a line. */
  async addLine(evaluated: Evaluated, bytes: Uint8Array): Promise<void> {
    await this.#add(evaluated);
    const { outcome } = evaluated;
    if (outcome !== "unusable" && this.keeps[outcome]) await this.#kept.addLines(outcome, [bytes]);
    this.#progress?.update(this.#reports.counts.failed);
  }

  /** Writes the results for many lines. */
  async addLines({ texts, counts, problems, kept }: LinesResult | LinesAnswer): Promise<void> {
    await this.#reports.write(texts, counts);
    await this.#kept.addLines("passed", kept.passed);
    await this.#kept.addLines("failed", kept.failed);
    this.#progress?.update(this.#reports.counts.failed);
    for (const problem of problems) {
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await (typeof problem === "string" ? this.#streams.err.write(problem) : this.#streams.warn(problem));
    }
  }

  /** Ends the output. Returns the exit code of the run. */
  async end(): Promise<ExitCode> {
    this.#progress?.stop();
    await this.#reports.end();
    await this.#kept.end();
    return this.#reports.exitCode;
  }

  async #add({ outcome, texts, problem }: Evaluated): Promise<void> {
    await this.#reports.write(texts, { passed: 0, failed: 0, unusable: 0, [outcome]: 1 });
    if (problem) await this.#streams.warn(problem);
  }
}
