import type { Extent } from "./positions.js";

/** Where a value stands in a text, and the values in it. */
export interface Node extends Extent {
  /** The name, where the value is a member of an object. */
  readonly name?: Extent | undefined;
  /** Items of an array, or members of an object by name; `undefined` for a value that has no parts. */
  parts?: Node[] | Map<string, Node> | undefined;
}

/** A name that stands twice in one object. */
export interface Duplicate<Place> {
  /** The name, as JSON reads it. */
  readonly name: string;
  /** Where it stands the first time. */
  readonly first: Place;
  /** Where it stands again. This is the one that counts. */
  readonly second: Place;
}

/** What a text says, as places. */
export interface Tree {
  readonly root: Node;
  readonly duplicates: readonly Duplicate<Extent>[];
}

/** The reference tokens of a JSON Pointer (RFC 6901). */
export const tokensOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The node that a JSON Pointer (RFC 6901) leads to. */
export function nodeAt(root: Node, pointer: string): Node | undefined {
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  let node: Node | undefined = root;
  for (const token of tokensOf(pointer)) {
    const parts: Node["parts"] = node?.parts;
    node = Array.isArray(parts)
      ? /^(?:0|[1-9]\d*)$/.test(token)
        ? parts[Number(token)]
        : undefined
      : parts?.get(token);
    if (!node) return undefined;
  }
  return node;
}
