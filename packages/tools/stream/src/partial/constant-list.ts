import { isObject } from "@argot/core/json";
import type { Json } from "@argot/core/plan";

/** A list of constants, sorted for look-ups while a value is read. */
export interface ConstantList {
  /** In the order of code units. */
  readonly strings: readonly string[];
  readonly numbers: readonly (number | bigint)[];
  readonly arrays: readonly (readonly Json[])[];
  readonly objects: readonly Readonly<Record<string, Json>>[];
  /** Literals: true, false and null. */
  readonly literals: ReadonlySet<unknown>;
}

/** Sorts constants. */
export function constantListOf(values: readonly Json[]): ConstantList {
  const strings = new Set<string>();
  const numbers: (number | bigint)[] = [];
  const arrays: (readonly Json[])[] = [];
  const objects: Readonly<Record<string, Json>>[] = [];
  const literals = new Set<unknown>();
  for (const value of values) {
    if (typeof value === "string") strings.add(value);
    else if (typeof value === "number" || typeof value === "bigint") numbers.push(value);
    else if (Array.isArray(value)) arrays.push(value);
    else if (isObject(value)) objects.push(value);
    else literals.add(value);
  }
  // The default order is that of code units.
  return { strings: [...strings].sort(), numbers, arrays, objects, literals };
}

/** The strings of a sorted list that begin as a string does, while that is read. */
export class PrefixRange {
  readonly #sorted: readonly string[];
  /** The index of the first one. */
  start = 0;
  /** The index after the last one. */
  end: number;
  #length = 0;

  constructor(sorted: readonly string[]) {
    this.#sorted = sorted;
    this.end = sorted.length;
  }

  get isEmpty(): boolean {
    return this.start >= this.end;
  }

  /** Takes the next code unit. */
  next(code: number): void {
    this.start = this.#firstWith(code);
    this.end = this.#firstWith(code + 1);
    this.#length++;
  }

  /** The index of the first string whose next code unit is at least this one. */
  #firstWith(code: number): number {
    let low = this.start;
    let high = this.end;
    while (low < high) {
      const middle = (low + high) >> 1;
      const text = this.#sorted.at(middle) ?? "";
      const found = this.#length < text.length ? text.charCodeAt(this.#length) : -1;
      if (found < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
