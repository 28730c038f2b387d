import type { Findings } from "./finding.js";
import type { ReportWords } from "./report-words.js";

/** The result of a check in one word. `unusable`: the check was not possible, as for a file that cannot be read. */
export type Outcome = "passed" | "failed" | "unusable";

/** The result for one value, schema or test. */
export interface Result {
  /** The name of what was checked, in text for people. Not escaped. */
  readonly name: string;
  /** Its file, as the command line names it, or `-` for standard input. */
  readonly file: string;
  readonly outcome: Outcome;
  /** Whether it is one of the values of a file that may have many. */
  readonly isLine?: boolean | undefined;
  /** The time that it took. */
  readonly seconds?: number | undefined;
  /** @param most - Maximum number of findings to return, with those that explain others. */
  findings(most: number): Findings;
}

/** Number of results with each outcome. */
export type Counts = Readonly<Record<Outcome, number>>;

/** A form of report: turns results into text, one at a time. */
export interface Report<Reported extends Result = Result> {
  /** Whether it has text about valid values, if a file has several values. Other reports do not get these. */
  readonly showsPassedLines: boolean;
  /** The text before the first result. */
  readonly begin: string;
  /** The text for a result, in pieces: it may be much longer than the value. */
  result(result: Reported): Iterable<string>;
  /**
   * Collects the texts about results, in their order: for reports of which each part depends on all results.
   *
   * @param text - One or more whole texts.
   */
  collect?(text: string): void;
  /** The text after the last result. */
  end(counts: Counts): string;
}

/** The data of a run for reports. */
export interface ReportOptions {
  /** Maximum number of findings of a result. Default: 20 in reports for people, else no maximum. */
  readonly maxErrors?: number | undefined;
  /** Whether to leave out results that passed, and the summary. */
  readonly quiet: boolean;
  /** The words around messages. */
  readonly words: ReportWords;
  /** The version of the program. */
  readonly version: string;
}

/** Number of characters from which a text about one result is passed on in pieces. */
export const longText: number = 1 << 15;

/** Maximum number of findings of a result in reports for people. */
export const defaultMaxErrors = 20;
