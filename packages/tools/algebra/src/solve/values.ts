import { canonical } from "@argot/core/json";
import type { Json } from "@argot/core/plan";

/** Values that a formula holds for. */
export interface Values {
  /** Different from one another. */
  readonly values: readonly Json[];
  /** Whether there are no others. */
  readonly complete: boolean;
}

export const noValues: Values = { values: [], complete: true };

/** Collects different values, up to a number. */
export class Collected implements Values {
  readonly values: Json[] = [];
  complete = true;
  readonly #keys = new Set<string>();
  readonly wanted: number;

  constructor(wanted: number) {
    this.wanted = wanted;
  }

  get isEnough(): boolean {
    return this.values.length >= this.wanted;
  }

  /** Adds a value, if it is new. Beyond the number that is wanted, there are others. */
  add(value: Json): void {
    const key = canonical(value);
    if (this.#keys.has(key)) return;
    if (this.isEnough) {
      this.complete = false;
      return;
    }
    this.#keys.add(key);
    this.values.push(value);
  }

  addAll({ values, complete }: Values): void {
    for (const value of values) this.add(value);
    if (!complete) this.complete = false;
  }
}
