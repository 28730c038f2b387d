import type { Io } from "../terminal/io.js";
import type { Streams } from "../terminal/output-stream.js";
import { paintFor, plain } from "../terminal/paint.js";
import type { Problem } from "../terminal/problem.js";
import { version } from "../version.js";
import { createReport } from "./create-report.js";
import { findingsOfProblem } from "./problem-findings.js";
import type { ReportOptions, Result } from "./report.js";
import { englishWords, type ReportWords } from "./report-words.js";
import type { FindingReportName, ReportChoice } from "./report-names.js";
import { Reports } from "./reports.js";

/** Options of a command that reports findings. */
export interface FindingReportOptions extends Pick<ReportOptions, "maxErrors" | "quiet"> {
  readonly reports: readonly ReportChoice[];
}

/** The reports of findings of a run. */
export type FindingReports = Reports<Result, FindingReportName>;

/**
 * Opens the reports of a command that reports findings.
 *
 * @param words - What a summary calls the outcomes, and other words that differ from those of most commands.
 * @throws Problem if a file cannot be written.
 */
export const openFindingReports = (
  options: FindingReportOptions,
  words: Pick<ReportWords, "passed" | "failed"> & Partial<ReportWords>,
  io: Io,
  streams: Streams,
): Promise<FindingReports> =>
  Reports.open<Result, FindingReportName>(
    options.reports,
    (name, toOutput) =>
      createReport(name, {
        ...options,
        words: { ...englishWords, ...words },
        version: version(),
        paint: toOutput ? paintFor(io) : plain,
      }),
    io,
    streams,
  );

/** Reports a file that cannot be used, and warns of it. */
export async function addUnusable(
  reports: FindingReports,
  file: string,
  problem: Problem,
  streams: Streams,
): Promise<void> {
  await reports.add({ name: file, file, outcome: "unusable", findings: () => findingsOfProblem(problem, file) });
  await streams.warn(problem);
}
