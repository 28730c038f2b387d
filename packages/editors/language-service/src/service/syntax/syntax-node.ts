import { appendToken, tokensOf } from "@argot/core/json";
import type { Extent, SyntaxName } from "./extent.js";
import type { SourceValue, SyntaxType } from "./source-value.js";

/** A value at its position in a text, which may have syntax errors. */
export class SyntaxNode implements Extent {
  /** The value without its place. */
  readonly source: SourceValue;
  readonly start: number;
  /** The object or array around it. */
  readonly parent: SyntaxNode | undefined;
  /** The index in it. */
  readonly index: number;
  #children: readonly SyntaxNode[] | undefined;

  constructor(source: SourceValue, start: number, parent: SyntaxNode | undefined, index: number) {
    this.source = source;
    this.start = start;
    this.parent = parent;
    this.index = index;
  }

  get type(): SyntaxType {
    return this.source.type;
  }

  get end(): number {
    return this.start + this.source.length;
  }

  /** The value. Of two members with one name, the last counts. It must not be changed. */
  get value(): unknown {
    return this.source.value;
  }

  /** Whether nothing is written where a value belongs. The value is `null` then. */
  get isMissing(): boolean {
    return this.source.isMissing;
  }

  /** The name, of a member of an object. */
  get key(): SyntaxName | undefined {
    const { key } = this.source;
    if (!key) return undefined;
    const start = this.start - key.before;
    return { name: key.name, start, end: start + key.length };
  }

  /** The node that an alias of YAML repeats. */
  get aliasOf(): SyntaxNode | undefined {
    const { alias } = this.source;
    if (!alias) return undefined;
    let node: SyntaxNode | undefined = this.root;
    for (const index of alias.path) node = node?.children[index];
    return node;
  }

  /** The value of the document. */
  get root(): SyntaxNode {
    // oxlint-disable-next-line unicorn/no-this-assignment, typescript/no-this-alias -- the first of those around it
    let root: SyntaxNode = this;
    while (root.parent) root = root.parent;
    return root;
  }

  /** The members or items, in the order of the text. Of two members with one name both are here. */
  get children(): readonly SyntaxNode[] {
    if (this.#children) return this.#children;
    let end = this.start;
    this.#children = this.source.parts.map((part, index) => {
      const node = new SyntaxNode(part, end + part.lead, this, index);
      ({ end } = node);
      return node;
    });
    return this.#children;
  }

  /** The reference token of the value in the value around it. */
  get token(): string {
    return this.source.key ? this.source.key.name : String(this.index);
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
    const { key, start, end } = this;
    return { start: key?.start ?? start, end: Math.max(end, key?.end ?? 0) };
  }

  /** The part with a reference token. Of members with one name, the last counts. */
  part(token: string): SyntaxNode | undefined {
    // oxlint-disable-next-line unicorn/no-this-assignment, typescript/no-this-alias -- an alias has the parts of another node
    const { source, children } = this.aliasOf ?? this;
    return children[source.indexOf(token)] ?? mergedPart(children, token);
  }
}

/** The member that an object has by a merge key of YAML. */
function mergedPart(children: readonly SyntaxNode[], token: string): SyntaxNode | undefined {
  for (const child of children) {
    if (!child.source.isMerged) continue;
    for (const each of child.type === "array" ? (child.aliasOf ?? child).children : [child]) {
      const part = each.part(token);
      if (part) return part;
    }
  }
  return undefined;
}

/** The node at a JSON Pointer, or else the innermost one on its path. */
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
