import type { SchemaSources } from "@argot/source-text";
import { EvaluationError, LimitError, type Validator } from "argot";
import { compactReport } from "../../reports/compact-report.js";
import { type ExitCode, exitCode, worse } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import { jsonReport } from "../../reports/json-report.js";
import { loadSchema, type SchemaOptions } from "../../schemas/load-schema.js";
import type { Streams } from "../../terminal/output-stream.js";
import { outputReport } from "../../reports/output-report.js";
import { paintFor } from "../../terminal/paint.js";
import { warningOf } from "../../inputs/parse.js";
import { Problem } from "../../terminal/problem.js";
import { type Datum, nameOf, readData } from "../../inputs/read-data.js";
import type { ReportName } from "../../reports/report-names.js";
import type { Report, Reported } from "../../reports/report.js";
import { textReport } from "../../reports/text-report.js";

/** Options of `argot validate`. */
export interface ValidateOptions extends SchemaOptions {
  readonly report: ReportName;
  readonly ndjson: boolean;
  readonly quiet: boolean;
  readonly maxErrors: number;
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
  const report = reportOf(options, schemas, io);
  const counts = { valid: 0, invalid: 0, unusable: 0 };
  let code: ExitCode = exitCode.valid;
  for await (const entry of readData(sources, options, io)) {
    const result = "problem" in entry ? entry.problem : evaluated(entry, validator, report);
    const warning = entry.source && warningOf(entry.source);
    if (warning) await warn(warning);
    if (result instanceof Problem) {
      counts.unusable += 1;
      code = exitCode.couldNotRun;
      await warn(result);
      continue;
    }
    counts[result.valid ? "valid" : "invalid"] += 1;
    if (!result.valid) code = worse(code, exitCode.invalid);
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
    for (const piece of result.text) await out.write(piece);
  }
  await out.write(report.end(counts));
  return code;
}

function reportOf(options: ValidateOptions, schemas: SchemaSources, io: Io): Report {
  switch (options.report) {
    case "text":
      return textReport({ ...options, schemas, paint: paintFor(io), cwd: io.cwd });
    case "compact":
      return compactReport(options);
    case "json":
      return jsonReport({ ...options, schemas });
    default:
      return outputReport(options.report, options);
  }
}

function evaluated(datum: Datum, validator: Validator, report: Report): Reported | Problem {
  try {
    return report.value(datum, validator);
  } catch (error) {
    if (error instanceof EvaluationError)
      return new Problem(`${nameOf(datum)} cannot be evaluated (${error.message})`, "correct the schema");
    if (error instanceof LimitError && error.limit === "output")
      return new Problem(
        `${nameOf(datum)} has an output of more than ${error.maximum} characters`,
        "choose the report text, compact or flag, or set limits.output in the configuration",
      );
    if (error instanceof LimitError)
      return new Problem(`${nameOf(datum)} cannot be evaluated (${error.message})`, "see the configuration");
    throw error;
  }
}
