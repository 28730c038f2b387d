/** Random numbers that depend on a seed only: they are the same in every run. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number, at least 0 and below `limit`. */
  below(limit: number): number;
  /** @throws RangeError if there are no items. */
  pick<Item>(items: readonly Item[]): Item;
}

/** The generator mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError("nothing to pick from");
    return items[below(items.length)] as Item;
  };
  return { next, below, pick };
}

/** The seed for a text: each corpus has its own seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
