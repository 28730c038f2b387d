/** The names of the reports of findings, which suit every command. */
export const findingReportNames = [
  "pretty",
  "compact",
  "summary",
  "json",
  "junit",
  "sarif",
  "github",
  "gitlab",
  "markdown",
] as const;

/** One of {@link findingReportNames}. */
export type FindingReportName = (typeof findingReportNames)[number];

/** Reports whose text about a result depends on earlier results, so that several threads cannot make it. */
export const sequentialReportNames: ReadonlySet<string> = new Set<FindingReportName>(["junit", "sarif", "gitlab"]);

/** A report, and its destination. */
export interface ReportChoice<Name extends string = FindingReportName> {
  readonly name: Name;
  /** The file, relative to the working directory. Default: standard output. */
  readonly file?: string | undefined;
}
