import type { Key } from "./key.js";

/** Maximum number of keys kept from earlier values. Most values of an instance have the same names. */
const maxRememberedKeys = 1024;

/**
 * What has been evaluated of a value. After `clear` it serves another value, and allocates nothing for keys that have occurred before: an
 * instance may have a million values, and a set for each would be most of their cost.
 */
export class EvaluatedSet {
  readonly #keys: Key[] = [];
  #size = 0;
  /** The round in which each key was added last. `clear` begins a round. */
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

  /** Adds the keys of another set. */
  adopt(others: EvaluatedSet): void {
    for (let i = 0; i < others.#size; i++) this.add(others.#keys[i] as Key);
  }

  copy(): EvaluatedSet {
    const copy = new EvaluatedSet();
    copy.adopt(this);
    return copy;
  }

  /** Removes all keys. */
  clear(): void {
    this.#size = 0;
    this.#round++;
    if (this.#rounds.size > maxRememberedKeys) this.#rounds.clear();
  }
}
