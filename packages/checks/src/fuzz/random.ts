/** Random choices. A seed decides them: they are the same in every run. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number, at least 0 and below `limit`. */
  below(limit: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** @throws RangeError if there are no items. */
  pick<Item>(items: readonly Item[]): Item;
  /** Some of the items, in their order: at least `least` and at most `most`, if there are enough. */
  some<Item>(items: readonly Item[], least: number, most: number): Item[];
  /** Results of a function: at least `least` and at most `most`. */
  many<Item>(least: number, most: number, make: () => Item): Item[];
}

/** The generator mulberry32, with a text as its seed. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  return randomFrom(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  });
}

/** Choices by numbers that are at least 0 and below 1. */
export function randomFrom(next: () => number): Random {
  const below = (limit: number): number => Math.floor(next() * limit);
  const between = (least: number, most: number): number => least + below(most - least + 1);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new RangeError("nothing to pick from");
      return items[below(items.length)] as Item;
    },
    some<Item>(items: readonly Item[], least: number, most: number): Item[] {
      const wanted = between(Math.min(least, items.length), Math.min(most, items.length));
      const left = [...items.keys()];
      while (left.length > wanted) left.splice(below(left.length), 1);
      return left.map((index) => items[index] as Item);
    },
    many: (least, most, make) => Array.from({ length: between(least, most) }, make),
  };
}

/** FNV-1a. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
