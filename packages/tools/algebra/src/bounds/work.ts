/** Thrown when a question takes more steps than it may. */
export class TooMuchWork extends Error {
  constructor(limit: number) {
    super(`it takes more than ${limit} steps`);
  }
}

/** Counts the steps of a question. */
export class Work {
  readonly #limit: number;
  #left: number;
  #before = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#left = limit;
  }

  /** Counts some steps. */
  spend(steps = 1): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooMuchWork(this.#limit);
  }

  /** Whether at least this number of steps is left. */
  affords(steps: number): boolean {
    return this.#left >= steps;
  }

  /** All steps that were counted, those of earlier questions included. */
  get spent(): number {
    return this.#before + this.#limit - this.#left;
  }

  /** Counts from the start: another question begins. */
  renew(): void {
    this.#before = this.spent;
    this.#left = this.#limit;
  }
}
