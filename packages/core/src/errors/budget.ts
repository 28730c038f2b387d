import { LimitError, type Limits } from "./limit-error.js";

/** Counts what a limit bounds. */
export class Budget {
  readonly #limit: keyof Limits;
  readonly #maximum: number;
  #used = 0;

  constructor(limit: keyof Limits, maximum: number) {
    this.#limit = limit;
    this.#maximum = maximum;
  }

  /** @throws LimitError if the sum of all amounts is more than the maximum. */
  use(amount: number): void {
    this.#used += amount;
    if (this.#used > this.#maximum) throw new LimitError(this.#limit, this.#maximum);
  }
}
