import type { Part } from "./model.js";

/** Values by pairs of schemas. */
export class PairMap<Value> {
  readonly #values = new Map<Part, Map<Part, Value>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(before: Part, after: Part): Value | undefined {
    return this.#values.get(before)?.get(after);
  }

  set(before: Part, after: Part, value: Value): void {
    const row = this.#values.get(before) ?? new Map<Part, Value>();
    if (!row.has(after)) this.#size++;
    this.#values.set(before, row.set(after, value));
  }
}
