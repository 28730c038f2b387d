import type { SchemaSources } from "@argot/source-text";
import { EvaluationError, type OutputFormat, type Validator } from "argot";
import { compactReport } from "./compact-report.js";
import { type ExitCode, exitCode, worse } from "./exit-code.js";
import type { Io } from "./io.js";
import { jsonReport } from "./json-report.js";
import { loadSchema, type SchemaOptions } from "./load-schema.js";
import type { Output, Outputs } from "./output.js";
import { outputLine } from "./output-line.js";
import { paintFor } from "./paint.js";
import { warningOf } from "./parse.js";
import { Problem } from "./problem.js";
import { type Entry, nameOf, readData } from "./read-data.js";
import type { Report } from "./report.js";
import { textReport } from "./text-report.js";

/** How results are printed. */
export type Format = "pretty" | "compact" | "json";

/** The names of the formats. */
export const formats: readonly Format[] = ["pretty", "compact", "json"];

/** What `argot validate` is asked for. */
export interface ValidateOptions extends SchemaOptions {
  readonly format: Format;
  /** The output format of the specification to print instead, if one is wanted. */
  readonly output: OutputFormat | undefined;
  readonly ndjson: boolean;
  readonly quiet: boolean;
  readonly maxErrors: number;
}

/**
 * Validates data against a schema and reports every value as soon as it is read.
 *
 * @throws Problem when the schema cannot be used.
 */
export async function validate(
  schema: string,
  sources: readonly string[],
  options: ValidateOptions,
  io: Io,
  { out, tell }: Outputs,
): Promise<ExitCode> {
  if (sources.filter((data) => data === "-").length > 1) {
    throw new Problem("standard input (-) is named twice", "name it once");
  }
  const { validator, sources: schemas } = await loadSchema(schema, options, io, tell);
  const report = reportIn(options, schemas, io);
  const counts = { valid: 0, invalid: 0, unusable: 0 };
  let code: ExitCode = exitCode.valid;
  for await (const entry of readData(sources, options, io)) {
    const result = "problem" in entry ? entry.problem : judge(validator, entry, report, options);
    const warning = entry.source && warningOf(entry.source);
    if (warning) await tell(warning);
    if (result instanceof Problem) {
      counts.unusable += 1;
      code = exitCode.couldNotRun;
      await tell(result);
      continue;
    }
    counts[result.valid ? "valid" : "invalid"] += 1;
    if (!result.valid) code = worse(code, exitCode.invalid);
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
    for (const piece of result.text) await write(out, piece);
  }
  if (options.output === undefined) await write(out, report.end(counts));
  return code;
}

function reportIn(options: ValidateOptions, schemas: SchemaSources, io: Io): Report {
  switch (options.format) {
    case "json":
      return jsonReport({ ...options, schemas });
    case "compact":
      return compactReport(options);
    case "pretty":
      return textReport({ ...options, schemas, paint: paintFor(io), cwd: io.cwd });
  }
}

/** A verdict, and what is told of it, in pieces. */
interface Judgement {
  readonly valid: boolean;
  readonly text: Iterable<string>;
}

function judge(
  validator: Validator,
  entry: Entry & { readonly value: unknown },
  report: Report,
  { output: format, quiet }: ValidateOptions,
): Judgement | Problem {
  try {
    if (format === undefined) {
      const result = validator.validate(entry.value);
      return { valid: result.valid, text: [report.value(entry, result)] };
    }
    const output = validator.output(entry.value, format);
    return { valid: output.valid, text: output.valid && quiet ? [] : outputLine(entry, output) };
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    const name = entry.line === undefined ? nameOf(entry.data) : `${nameOf(entry.data)}:${entry.line}`;
    return new Problem(`${name} cannot be judged (${error.message})`, "correct the schema");
  }
}

async function write(out: Output, text: string): Promise<void> {
  if (text !== "") await out.write(text);
}
