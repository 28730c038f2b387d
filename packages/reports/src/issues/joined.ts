/** A list that was joined of others without copying them: choices nest, and each would copy the items of all beneath it. */
export type Joined<Item> = readonly Item[] | Pair<Item>;

class Pair<Item> {
  readonly first: Joined<Item>;
  readonly second: Joined<Item>;
  readonly length: number;

  constructor(first: Joined<Item>, second: Joined<Item>) {
    this.first = first;
    this.second = second;
    this.length = first.length + second.length;
  }
}

/** The items of both lists, those of the first one first. */
export function joined<Item>(first: Joined<Item>, second: Joined<Item>): Joined<Item> {
  if (first.length === 0) return second;
  return second.length === 0 ? first : new Pair(first, second);
}

/** All items, in order. Not by recursion, since lists are joined as deep as choices nest. */
export function itemsOf<Item>(list: Joined<Item>): readonly Item[] {
  if (!(list instanceof Pair)) return list;
  const items: Item[] = [];
  const pending: Joined<Item>[] = [list];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next instanceof Pair) pending.push(next.second, next.first);
    else for (const item of next) items.push(item);
  }
  return items;
}
