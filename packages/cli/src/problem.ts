/** What kept a run from doing what was asked: exit code 2, with words for the person who asked. */
export class Problem extends Error {
  override readonly name = "Problem";
  /** Labelled lines below the first one. */
  readonly details: readonly (readonly [label: string, text: string])[];

  /**
   * @param happened - What happened, without a full stop.
   * @param remedy - What to do about it.
   */
  constructor(happened: string, remedy: string, details: Problem["details"] = []) {
    super(`${happened}: ${remedy}`);
    this.details = details;
  }
}
