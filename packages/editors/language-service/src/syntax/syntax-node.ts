import { appendToken, tokensOf } from "@argot/core/json";

/** A part of a text, by offsets in UTF-16 code units. */
export interface Extent {
  /** The offset of its first character. */
  readonly start: number;
  /** The offset after its last character. */
  readonly end: number;
}

/** The name of a member, with its quotes. */
export interface SyntaxName extends Extent {
  /** The name, as JSON reads it. */
  readonly name: string;
}

/** What a text has: objects, arrays and scalars. */
export type SyntaxType = "object" | "array" | "string" | "number" | "boolean" | "null";

const noChildren: readonly SyntaxNode[] = [];

/** A value in a text, which may be broken. */
export class SyntaxNode implements Extent {
  readonly type: SyntaxType;
  readonly start: number;
  end: number;
  /** The object or array around it. */
  readonly parent: SyntaxNode | undefined;
  /** The name, of a member of an object. */
  readonly key: SyntaxName | undefined;
  /** The index, of an item of an array. */
  readonly index: number;
  /** Whether nothing is written where a value belongs. The value is `null` then. */
  readonly isMissing: boolean;
  /** The node that an alias of YAML repeats. */
  readonly aliasOf: SyntaxNode | undefined;
  /** The value. Of two members with one name, the last counts. It must not be changed. */
  readonly value: unknown;
  #children: SyntaxNode[] | undefined;
  #byName: Map<string, SyntaxNode> | undefined;

  /**
   * Creates a node, and adds it to the one around it.
   *
   * @param scalar - The value, of a scalar.
   */
  constructor(
    type: SyntaxType,
    start: number,
    end: number,
    parent: SyntaxNode | undefined,
    key: SyntaxName | undefined,
    scalar: unknown = null,
    isMissing: boolean = false,
    aliasOf?: SyntaxNode,
  ) {
    this.type = type;
    this.start = start;
    this.end = end;
    this.parent = parent;
    this.key = key;
    this.isMissing = isMissing;
    this.aliasOf = aliasOf;
    this.value = aliasOf ? aliasOf.value : type === "object" ? {} : type === "array" ? [] : scalar;
    this.index = parent ? parent.#add(this) : -1;
  }

  /** Adds a member or an item, and returns its index. */
  #add(child: SyntaxNode): number {
    const index = (this.#children ??= []).push(child) - 1;
    if (Array.isArray(this.value)) this.value.push(child.value);
    else setMember(this.value as Record<string, unknown>, child.key?.name ?? "", child.value);
    return index;
  }

  /** Adds a member without a value. */
  addMissing(at: number, key: SyntaxName): SyntaxNode {
    return new SyntaxNode("null", at, at, this, key, null, true);
  }

  /** The members or items, in the order of the text. Of two members with one name both are here. */
  get children(): readonly SyntaxNode[] {
    return this.#children ?? noChildren;
  }

  /** The reference token of the value in the value around it. */
  get token(): string {
    return this.key ? this.key.name : String(this.index);
  }

  /** The node, and those around it, the innermost first. */
  *outwards(): Iterable<SyntaxNode> {
    yield this;
    for (let node = this.parent; node; node = node.parent) yield node;
  }

  /** JSON Pointer from the root of the document. */
  get pointer(): string {
    const tokens: string[] = [];
    for (const node of this.outwards()) if (node.parent) tokens.push(node.token);
    return tokens.reverse().reduce(appendToken, "");
  }

  /** The name and the value together. */
  get whole(): Extent {
    return { start: this.key?.start ?? this.start, end: Math.max(this.end, this.key?.end ?? 0) };
  }

  /** The part with a reference token. Of members with one name, the last counts. */
  part(token: string): SyntaxNode | undefined {
    const { type, children } = this.aliasOf ?? this;
    if (type === "array") return /^(?:0|[1-9]\d*)$/.test(token) ? children[Number(token)] : undefined;
    if (type !== "object") return undefined;
    this.#byName ??= new Map(children.map((child) => [child.key?.name ?? "", child]));
    return this.#byName.get(token);
  }
}

/** Sets a member. A name such as `__proto__` is a name like others. */
function setMember(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__") Object.defineProperty(object, name, { value, ...plain });
  else object[name] = value;
}

const plain: PropertyDescriptor = { enumerable: true, configurable: true, writable: true };

/** The node at a JSON Pointer; the innermost one on the way to it if there is none. */
export function innermostNode(root: SyntaxNode, pointer: string): SyntaxNode {
  let node = root;
  for (const token of tokensOf(pointer) ?? []) {
    const part = node.part(token);
    if (!part) return node;
    node = part;
  }
  return node;
}

/** The node at a JSON Pointer. */
export function nodeAt(root: SyntaxNode, pointer: string): SyntaxNode | undefined {
  let node: SyntaxNode | undefined = root;
  for (const token of tokensOf(pointer) ?? []) node = node?.part(token);
  return node;
}

/** The innermost node with an offset in its value or its name. */
export function nodeWithOffset(root: SyntaxNode, offset: number): SyntaxNode | undefined {
  const has = ({ start, end }: Extent): boolean => start <= offset && offset <= end;
  if (!has(root)) return undefined;
  let node = root;
  for (;;) {
    const child = childWith(node.children, offset);
    if (!child) return node;
    node = child;
  }
}

/** The child with an offset in it. Of two that touch there, the one that begins there. */
function childWith(children: readonly SyntaxNode[], offset: number): SyntaxNode | undefined {
  let [low, high] = [0, children.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((children[middle] as SyntaxNode).whole.start <= offset) low = middle;
    else high = middle - 1;
  }
  const found = children[low];
  return found && found.whole.start <= offset && offset <= found.whole.end ? found : undefined;
}
