/** Thrown when a question takes more steps than it may. */
export class TooMuchWork extends Error {}

/** Counts the steps of a question. */
export class Work {
  readonly #limit: number;
  #left: number;

  constructor(limit: number) {
    this.#limit = limit;
    this.#left = limit;
  }

  /** Counts some steps. */
  spend(steps = 1): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooMuchWork();
  }

  /** Whether so many steps are left. */
  affords(steps: number): boolean {
    return this.#left >= steps;
  }

  /** Counts from the start: another question begins. */
  renew(): void {
    this.#left = this.#limit;
  }
}
