/** Thrown when a question takes more steps than it may. */
export class TooMuchWork extends Error {}

/** Counts the steps of a question. */
export class Work {
  #left: number;

  constructor(limit: number) {
    this.#left = limit;
  }

  /** Counts some steps. */
  spend(steps = 1): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooMuchWork();
  }
}
