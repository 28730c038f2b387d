import { LimitError, type Limits } from "../errors/limit-error.js";

/** Counts what one evaluation asks for, and ends it where that is more than it may. */
export class Budget {
  readonly #limits: Limits;
  readonly #used = { steps: 0, errors: 0, decodedLength: 0 };

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws LimitError when it is more in sum than the limit. */
  use(limit: "steps" | "errors" | "decodedLength", amount: number): void {
    this.#used[limit] += amount;
    this.#hold(limit, this.#used[limit]);
  }

  /** @throws LimitError when a value is deeper than the limit. */
  reach(depth: number): void {
    this.#hold("depth", depth);
  }

  #hold(limit: keyof Limits, amount: number): void {
    const most = this.#limits[limit];
    if (most !== undefined && amount > most) throw new LimitError(limit, most);
  }
}
