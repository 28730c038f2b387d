/** Results of functions, by key. The least recently used ones are dropped. A failure is not kept. */
export class LimitedCache<Value> {
  readonly #entries = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  readonly #most: number;
  readonly #lifetime: number;

  /** @param lifetime - Milliseconds that a result is kept. */
  constructor(most: number, lifetime: number = Number.POSITIVE_INFINITY) {
    this.#most = most;
    this.#lifetime = lifetime;
  }

  /** The result for a key. Calls during its computation wait for it. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    this.#entries.delete(key);
    const entry = known && known.until > Date.now() ? known : { value: make(), until: Date.now() + this.#lifetime };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) break;
      this.#entries.delete(oldest);
    }
    return entry.value;
  }
}
