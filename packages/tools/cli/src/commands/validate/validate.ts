import { EvaluationError, LimitError, type OutputFormat } from "argot";
import { warningOf } from "../../inputs/parse.js";
import { type Datum, nameOf, readData } from "../../inputs/read-data.js";
import { createReport } from "../../reports/create-report.js";
import type { Report } from "../../reports/report.js";
import type { ReportChoice } from "../../reports/report-names.js";
import { Reports } from "../../reports/reports.js";
import { loadSchema, type SchemaOptions } from "../../schemas/load-schema.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { paintFor, plain } from "../../terminal/paint.js";
import { Problem } from "../../terminal/problem.js";
import { version } from "../../version.js";
import { outputNames, type ValidateReportName } from "./report-names.js";
import { issuesReport } from "./reports/issues-report.js";
import { outputReport } from "./reports/output-report.js";
import {
  type SchemaPlaces,
  type UnusableResult,
  unusableResult,
  type ValueResult,
  valueResult,
} from "./value-result.js";

/** Options of `argot validate`. */
export interface ValidateOptions extends SchemaOptions {
  readonly reports: readonly ReportChoice<ValidateReportName>[];
  readonly ndjson: boolean;
  readonly quiet: boolean;
  readonly maxErrors?: number | undefined;
}

/**
 * Validates data against a schema and reports each value as soon as it is read.
 *
 * @throws Problem if the schema cannot be used.
 */
export async function validate(
  schema: string,
  sources: readonly string[],
  options: ValidateOptions,
  io: Io,
  { out, warn }: Streams,
): Promise<ExitCode> {
  if (sources.filter((data) => data === "-").length > 1) {
    throw new Problem("standard input (-) is named twice", "name it once");
  }
  const { validator, sources: schemas } = await loadSchema(schema, options, io, warn);
  const places = { schemas, cwd: io.cwd };
  const create = (name: ValidateReportName, styled: boolean): AnyReport => reportOf(name, styled, options, places, io);
  const reports = await Reports.open(options.reports, create, io, { out });
  const withIssues = options.reports.some(({ name }) => !isOutput(name));
  for await (const entry of readData(sources, options, io)) {
    // The output formats have no place for warnings.
    const warning = !withIssues && entry.source && warningOf(entry.source);
    if (warning) await warn(warning);
    const problem = "problem" in entry ? entry.problem : await added(entry);
    if (!problem) continue;
    await reports.add(unusableResult(entry, problem));
    await warn(problem);
  }
  await reports.end();
  return reports.exitCode;

  /** Validates a value and reports the result. Returns the reason if that cannot be done. */
  async function added(datum: Datum): Promise<Problem | undefined> {
    try {
      await reports.add(valueResult(datum, validator, { ...places, withIssues }));
      return undefined;
    } catch (error) {
      return evaluationProblem(error, datum);
    }
  }
}

type AnyReport = Report<ValueResult | UnusableResult>;

function reportOf(
  name: ValidateReportName,
  toOutput: boolean,
  { quiet, maxErrors }: ValidateOptions,
  places: SchemaPlaces,
  io: Io,
): AnyReport {
  if (isOutput(name)) return outputReport(name, { quiet });
  if (name === "json") return issuesReport({ quiet, schemas: places.schemas });
  const words = { passed: "valid", failed: "invalid" };
  return createReport(name, { quiet, maxErrors, words, version: version(), paint: toOutput ? paintFor(io) : plain });
}

const isOutput = (name: ValidateReportName): name is OutputFormat => (outputNames as readonly string[]).includes(name);

function evaluationProblem(error: unknown, datum: Datum): Problem {
  if (error instanceof EvaluationError)
    return new Problem(`${nameOf(datum)} cannot be evaluated (${error.message})`, "correct the schema");
  if (error instanceof LimitError && error.limit === "output")
    return new Problem(
      `${nameOf(datum)} has an output of more than ${error.maximum} characters`,
      "choose another report, such as pretty, compact or flag, or set limits.output in the configuration",
    );
  if (error instanceof LimitError)
    return new Problem(`${nameOf(datum)} cannot be evaluated (${error.message})`, "see the configuration");
  throw error;
}
