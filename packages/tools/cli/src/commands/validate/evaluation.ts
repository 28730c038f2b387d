import { EvaluationError, LimitError, type OutputFormat, type ValidationIssue } from "argot";
import { type Entry, nameOf, type Origin } from "../../inputs/datum.js";
import { warningOf } from "../../inputs/parse.js";
import { createReport } from "../../reports/create-report.js";
import type { Outcome, Report } from "../../reports/report.js";
import type { ReportWords } from "../../reports/report-words.js";
import { Problem } from "../../terminal/problem.js";
import type { Paint } from "@argot/source-text/text";
import { version } from "../../version.js";
import { outputNames, type ValidateReportName } from "./report-names.js";
import {
  type ResultContext,
  type SchemaPlaces,
  type UnusableResult,
  unusableResult,
  ValueResult,
} from "./value-result.js";

/** A report of `argot validate`. */
export type ValidateReport = Report<ValueResult | UnusableResult>;

/** The outcome of a value, and the text for each report, in pieces. */
export interface Evaluated {
  readonly outcome: Outcome;
  readonly texts: readonly Iterable<string>[];
  /** The text for standard error. */
  readonly problem?: Problem | undefined;
}

/** Whether a value is valid, and its issues if a report needs them. */
export interface Verdict {
  readonly valid: boolean;
  readonly errors: readonly ValidationIssue[];
}

/** Validates and reports values, in this thread or in a worker. */
export interface Evaluation {
  /** @throws EvaluationError or LimitError if the value cannot be evaluated. `report` does not throw. */
  readonly evaluate: (value: unknown) => Verdict;
  /** Reports a value. It is evaluated, unless the verdict is passed. */
  readonly report: (entry: Entry, verdict?: Verdict) => Evaluated;
  /** Whether a report has text about the valid lines of NDJSON. */
  readonly showsPassedLines: boolean;
  /** The lines that are written to files. */
  readonly keeps: Readonly<Record<"passed" | "failed", boolean>>;
}

/** Options for {@link createEvaluation}. */
export interface EvaluationOptions extends ResultContext {
  readonly reports: readonly { readonly name: ValidateReportName; readonly report: ValidateReport }[];
  readonly keeps: Evaluation["keeps"];
}

/** Reports a value that could not be read or evaluated. */
export function reportUnusable(reports: EvaluationOptions["reports"], origin: Origin, problem: Problem): Evaluated {
  const result = unusableResult(origin, problem);
  return { outcome: "unusable", texts: reports.map(({ report }) => report.result(result)), problem };
}

const valid: Verdict = { valid: true, errors: [] };
const invalid: Verdict = { valid: false, errors: [] };

/** Creates an evaluation. */
export function createEvaluation({ reports, keeps, ...context }: EvaluationOptions): Evaluation {
  const { validator } = context;
  const withIssues = reports.some(({ name }) => !isOutput(name));
  const evaluate = withIssues
    ? (value: unknown): Verdict => validator.validate(value)
    : (value: unknown): Verdict => (validator(value) ? valid : invalid);
  return {
    evaluate,
    keeps,
    showsPassedLines: reports.some(({ report }) => report.showsPassedLines),
    report(entry, verdict) {
      if ("problem" in entry) return reportUnusable(reports, entry, entry.problem);
      try {
        const result = new ValueResult(entry, verdict ?? evaluate(entry.value), context);
        const texts = reports.map(({ report }) => report.result(result));
        // The output formats have no place for warnings.
        const problem = withIssues || !entry.mayHaveDuplicates ? undefined : warningOf(result.source);
        return { outcome: result.outcome, texts, problem };
      } catch (error) {
        return reportUnusable(reports, entry, evaluationProblem(error, entry));
      }
    },
  };
}

/** Creates a report by its name. */
export async function createValidateReport(
  name: ValidateReportName,
  {
    quiet,
    maxErrors,
    schemas,
    words,
    paint,
  }: Pick<SchemaPlaces, "schemas"> & {
    readonly quiet: boolean;
    readonly maxErrors?: number | undefined;
    readonly words: ReportWords;
    readonly paint: Paint;
  },
): Promise<ValidateReport> {
  if (isOutput(name)) return (await import("./reports/output-report.js")).outputReport(name, { quiet });
  if (name === "json") return (await import("./reports/issues-report.js")).issuesReport({ quiet, schemas });
  return createReport(name, {
    quiet,
    maxErrors,
    words,
    version: version(),
    paint,
  });
}

const isOutput = (name: ValidateReportName): name is OutputFormat => (outputNames as readonly string[]).includes(name);

function evaluationProblem(error: unknown, origin: Origin): Problem {
  if (error instanceof EvaluationError)
    return new Problem(`${nameOf(origin)} cannot be evaluated (${error.message})`, "correct the schema");
  if (error instanceof LimitError && error.limit === "output")
    return new Problem(
      `${nameOf(origin)} has an output of more than ${error.maximum} characters`,
      "choose another report, such as pretty, compact or flag, or set limits.output in the configuration",
    );
  if (error instanceof LimitError)
    return new Problem(`${nameOf(origin)} cannot be evaluated (${error.message})`, "see the configuration");
  throw error;
}
