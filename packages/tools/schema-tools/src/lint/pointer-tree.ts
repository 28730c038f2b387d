import { tokensOf } from "@argot/core/json";

/** Items at JSON Pointers. Finding those around or within a pointer takes as long as the pointer, however many there are. */
export class PointerTree<Item> {
  /** The items at the root. */
  readonly items: Item[] = [];
  /** The items below the root, by name or index. */
  readonly children: Map<string, PointerTree<Item>> = new Map();

  add(pointer: string, item: Item): void {
    const { nodes, rest } = this.#walk(pointer);
    let node = nodes.at(-1) as PointerTree<Item>;
    for (const token of rest) {
      const child = new PointerTree<Item>();
      node.children.set(token, child);
      node = child;
    }
    node.items.push(item);
  }

  /** Whether something is at a pointer or within it. */
  hasWithin(pointer: string): boolean {
    return this.#walk(pointer).rest.length === 0;
  }

  /** Whether something is at a pointer or around it. */
  hasAround(pointer: string): boolean {
    return this.itemsAround(pointer).length > 0;
  }

  /** The items at a pointer and around it, the outermost first. */
  itemsAround(pointer: string): readonly Item[] {
    return this.#walk(pointer).nodes.flatMap(({ items }) => items);
  }

  /** The nodes on the path of a pointer, and the tokens without nodes. */
  #walk(pointer: string): { readonly nodes: readonly PointerTree<Item>[]; readonly rest: readonly string[] } {
    const tokens = tokensOf(pointer) ?? [];
    const nodes: PointerTree<Item>[] = [this];
    for (const [i, token] of tokens.entries()) {
      const child = nodes.at(-1)?.children.get(token);
      if (!child) return { nodes, rest: tokens.slice(i) };
      nodes.push(child);
    }
    return { nodes, rest: [] };
  }
}
