/** What there is to show besides the first line. */
export interface ProblemDetails {
  /** Labelled lines. */
  readonly lines?: readonly (readonly [label: string, text: string])[];
  /** A part of a file, with its line feeds: fit for a terminal as it is. */
  readonly excerpt?: string;
}

/** What kept a run from doing what was asked, with words for the person who asked. */
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
