/** The forms of coverage. */
export const coverageNames = ["text", "html", "lcov"] as const;

/** One of {@link coverageNames}. */
export type CoverageName = (typeof coverageNames)[number];

/** A form of coverage, and where it goes. */
export interface CoverageChoice {
  readonly name: CoverageName;
  /** The file, relative to the working directory. Default: standard output. */
  readonly file?: string | undefined;
}
