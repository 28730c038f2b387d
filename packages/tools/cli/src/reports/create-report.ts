import type { Paint } from "@argot/source-text/text";
import { prettyReport } from "./pretty-report.js";
import type { Report, ReportOptions } from "./report.js";
import type { FindingReportName } from "./report-names.js";

type CreateReport = (options: ReportOptions & { readonly paint: Paint }) => Report;

/** The reports of findings, which suit every command. A run loads those that it writes. */
const reports: Readonly<Record<FindingReportName, () => Promise<CreateReport>>> = {
  // The default.
  pretty: () => Promise.resolve(prettyReport),
  compact: async () => (await import("./compact-report.js")).compactReport,
  summary: async () => (await import("./summary-report.js")).summaryReport,
  json: async () => (await import("./json-report.js")).jsonReport,
  junit: async () => (await import("./junit-report.js")).junitReport,
  sarif: async () => (await import("./sarif-report.js")).sarifReport,
  github: async () => (await import("./github-report.js")).githubReport,
  markdown: async () => (await import("./markdown-report.js")).markdownReport,
  gitlab: async () => (await import("./gitlab-report.js")).gitlabReport,
};

/** Creates a report of findings. */
export const createReport = async (
  name: FindingReportName,
  options: ReportOptions & { readonly paint: Paint },
): Promise<Report> => (await reports[name]())(options);
