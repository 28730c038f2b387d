import { LimitError } from "../errors/limit-error.js";

/** Counts the text that one evaluation decodes. */
export class ContentBudget {
  readonly #maximum: number;
  #used = 0;

  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  /**
   * Counts a text.
   *
   * @throws LimitError if the sum is more than the maximum.
   */
  use(length: number): void {
    this.#used += length;
    if (this.#used > this.#maximum) throw new LimitError("decodedLength", this.#maximum);
  }
}
