import type { ValidationIssue } from "argot";
import type { ReportWords } from "../../reports/report-words.js";

/** What a language says in reports. */
export interface ReportLanguage {
  /** Puts the messages of issues into the language. */
  readonly localise: (issues: readonly ValidationIssue[]) => readonly ValidationIssue[];
  readonly words: ReportWords;
}
