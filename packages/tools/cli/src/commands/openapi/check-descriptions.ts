import { type DocumentError, problemsOf } from "@argot/openapi";
import { asyncProblemsOf } from "@argot/openapi/asyncapi";
import { docsUrl } from "argot";
import { type Finding, findingsOf } from "../../reports/finding.js";
import { addUnusable, type FindingReportOptions, openFindingReports } from "../../reports/finding-reports.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { type LoadedDescription, loadDescription } from "./load-description.js";

/** Options of all actions of `argot openapi`. */
export interface DescriptionOptions extends FindingReportOptions {
  /** What `format` does. Default: it annotates. */
  readonly formats: "annotate" | "assert" | undefined;
}

/**
 * Reports what is wrong with descriptions.
 *
 * @returns `invalid` if something is.
 */
export async function checkDescriptions(
  files: readonly string[],
  options: DescriptionOptions,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  const words = { passed: "valid", failed: "not valid" };
  const reports = await openFindingReports(options, words, io, streams);
  for (const file of files) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      const description = await loadDescription(file, io);
      const find = isAsyncApi(description.text.value) ? asyncProblemsOf : problemsOf;
      const problems = find(description.text, description.options);
      const findings = problems.map((problem) => findingOf(problem, description));
      const outcome = findings.length > 0 ? "failed" : "passed";
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await reports.add({ name: file, file, outcome, findings: (most) => findingsOf(findings, most) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      await addUnusable(reports, file, error, streams);
    }
  }
  await reports.end();
  return reports.exitCode;
}

/** Whether a document is one of AsyncAPI. */
const isAsyncApi = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.hasOwn(value, "asyncapi") && !Object.hasOwn(value, "openapi");

/** An error of a description as a finding. */
export function findingOf(
  { uri, pointer, reason, code, span }: DocumentError,
  { text, options }: LoadedDescription,
): Finding {
  const source = options.documents[uri] ?? text;
  return {
    severity: "error",
    rule: code,
    docs: docsUrl(code),
    message: withFileNames(reason, { text, options }),
    file: source.name,
    pointer,
    span,
    source,
  };
}

/** People get file names instead of URLs. */
const withFileNames = (reason: string, { text, options }: LoadedDescription): string =>
  Object.entries({ ...options.documents, [options.uri]: text }).reduce(
    (message, [uri, { name }]) => message.replaceAll(uri, name),
    reason,
  );
