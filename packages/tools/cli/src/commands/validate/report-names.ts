import type { OutputFormat } from "argot";
import { type FindingReportName, findingReportNames } from "../../reports/report-names.js";

/** The kind of report: one of findings, or an output format of the specification. */
export type ValidateReportName = FindingReportName | OutputFormat;

/** The names of the output formats. Written out: `argot` takes a while to load. */
export const outputNames: readonly OutputFormat[] = ["flag", "basic", "detailed", "verbose", "list", "hierarchical"];

/** The names of all kinds of reports of `argot validate`. */
export const validateReportNames: readonly ValidateReportName[] = [...findingReportNames, ...outputNames];
