import type { Paint } from "@argot/source-text/text";
import { compactReport } from "./compact-report.js";
import { githubReport } from "./github-report.js";
import { gitlabReport } from "./gitlab-report.js";
import { jsonReport } from "./json-report.js";
import { junitReport } from "./junit-report.js";
import { prettyReport } from "./pretty-report.js";
import type { Report, ReportOptions } from "./report.js";
import type { FindingReportName } from "./report-names.js";
import { sarifReport } from "./sarif-report.js";
import { summaryReport } from "./summary-report.js";

/** The reports of findings, which suit every command. */
const reports: Readonly<Record<FindingReportName, (options: ReportOptions & { readonly paint: Paint }) => Report>> = {
  pretty: prettyReport,
  compact: compactReport,
  summary: summaryReport,
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  github: githubReport,
  gitlab: gitlabReport,
};

/** Creates a report of findings. */
export const createReport = (name: FindingReportName, options: ReportOptions & { readonly paint: Paint }): Report =>
  reports[name](options);
