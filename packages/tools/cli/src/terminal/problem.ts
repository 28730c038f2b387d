import type { Finding } from "../reports/finding.js";

/** What is printed below the first line. */
export interface ProblemDetails {
  /** Labelled lines. */
  readonly lines?: readonly (readonly [label: string, text: string])[];
  /** Lines of a file, each with its line feed, escaped for a terminal. */
  readonly excerpt?: string;
  /** The same for reports of findings, if it is about a file. */
  readonly finding?: Finding;
}

/** Something that the command could not do, in words for the user. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly details: ProblemDetails;

  /**
   * @param happened - What happened, without a full stop.
   * @param remedy - What to do about it.
   */
  constructor(happened: string, remedy: string, details: ProblemDetails = {}) {
    super(`${happened}: ${remedy}`);
    this.details = details;
  }
}
