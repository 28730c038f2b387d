import type { Key } from "./key.js";

/** So many keys are remembered of values that are done with; most values of an instance have the same names. */
const maxRememberedKeys = 1024;

/**
 * What has been evaluated of a value. It can be begun anew for another value, and then allocates nothing where that one's
 * keys have occurred before: an instance may have a million values, and a set for each would be most of what they cost.
 */
export class EvaluatedSet {
  readonly #keys: Key[] = [];
  #size = 0;
  /** In which round a key was marked last. */
  readonly #rounds = new Map<Key, number>();
  #round = 0;

  add(key: Key): void {
    if (this.#rounds.get(key) === this.#round) return;
    this.#rounds.set(key, this.#round);
    this.#keys[this.#size++] = key;
  }

  has(key: Key): boolean {
    return this.#rounds.get(key) === this.#round;
  }

  /** Adds what others have. */
  adopt(others: EvaluatedSet): void {
    for (let i = 0; i < others.#size; i++) this.add(others.#keys[i] as Key);
  }

  copy(): EvaluatedSet {
    const copy = new EvaluatedSet();
    copy.adopt(this);
    return copy;
  }

  /** Forgets all of it. */
  clear(): void {
    this.#size = 0;
    this.#round++;
    if (this.#rounds.size > maxRememberedKeys) this.#rounds.clear();
  }
}
