import type { Extent } from "./positions.js";

/** The position of a value in a text, and the values in it. */
export interface Node extends Extent {
  /** The name, if the value is a member of an object. */
  readonly name?: Extent | undefined;
  /** The items of an array, or the members of an object by name; `undefined` for a value without parts. */
  parts?: Node[] | Map<string, Node> | undefined;
}

/** A name that is twice in one object. */
export interface Duplicate<Position> {
  /** The name, as JSON reads it. */
  readonly name: string;
  /** Its first position. */
  readonly first: Position;
  /** Its second position. The value there counts. */
  readonly second: Position;
}

/** The positions of all values in a text. */
export interface Tree {
  readonly root: Node;
  readonly duplicates: readonly Duplicate<Extent>[];
}

/** The value of a text, and the positions of all values in it. */
export interface Parsed {
  readonly value: unknown;
  readonly tree: Tree;
}

/** The reference tokens of a JSON Pointer (RFC 6901). */
export function tokensOf(pointer: string): string[] {
  const tokens: string[] = [];
  for (let slash = pointer.indexOf("/"); slash !== -1;) {
    const next = pointer.indexOf("/", slash + 1);
    tokens.push(next === -1 ? pointer.slice(slash + 1) : pointer.slice(slash + 1, next));
    slash = next;
  }
  return pointer.includes("~") ? tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~")) : tokens;
}

/** A name as a reference token of a JSON Pointer. */
export const escapedToken = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** The part of a value at a JSON Pointer (RFC 6901); `undefined` if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let part = value;
  for (const token of tokensOf(pointer)) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, token)) return undefined;
    part = (part as Record<string, unknown>)[token];
  }
  return part;
}

/** The node at a JSON Pointer (RFC 6901). */
export function nodeAt(root: Node, pointer: string): Node | undefined {
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  let node: Node | undefined = root;
  for (const token of tokensOf(pointer)) {
    node = partAt(node, token);
    if (!node) return undefined;
  }
  return node;
}

/** The item or member of a value that a reference token of a JSON Pointer means. */
export function partAt({ parts }: Node, token: string): Node | undefined {
  if (!Array.isArray(parts)) return parts?.get(token);
  return /^(?:0|[1-9]\d*)$/.test(token) ? parts.at(Number(token)) : undefined;
}
