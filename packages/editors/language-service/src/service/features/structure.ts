import {
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  type Position,
  SelectionRange,
  SymbolKind,
} from "vscode-languageserver-types";
import type { OpenDocument } from "../open-document.js";
import type { Extent } from "../syntax/extent.js";
import type { SyntaxType } from "../syntax/source-value.js";
import { nodeWithOffset, type SyntaxNode } from "../syntax/syntax-node.js";

/** Maximum number of symbols. Editors show them as a tree. */
const maxSymbols = 10_000;

/** The members and items of a text, as a tree. */
export function documentSymbols(document: OpenDocument): DocumentSymbol[] {
  const top: DocumentSymbol[] = [];
  let count = 0;
  const pending: { readonly node: SyntaxNode; readonly into: DocumentSymbol[] }[] = [];
  const addChildren = ({ children }: SyntaxNode, into: DocumentSymbol[]): void => {
    for (const node of children.toReversed()) pending.push({ node, into });
  };
  for (const { root } of document.parsed.documents.toReversed()) if (root) addChildren(root, top);
  for (let next = pending.pop(); next && count < maxSymbols; next = pending.pop()) {
    const { node, into } = next;
    count++;
    const isContainer = node.type === "object" || node.type === "array";
    const children: DocumentSymbol[] = [];
    into.push({
      // Editors refuse symbols without a name.
      name: node.token === "" ? '""' : node.token,
      ...(!isContainer && { detail: shown(node.value) }),
      kind: symbolKinds[node.type],
      range: document.rangeOf(node.whole),
      selectionRange: document.rangeOf(node.key ?? node),
      ...(isContainer && { children }),
    });
    if (isContainer) addChildren(node, children);
  }
  return top;
}

const symbolKinds: Readonly<Record<SyntaxType, SymbolKind>> = {
  object: SymbolKind.Module,
  array: SymbolKind.Array,
  string: SymbolKind.String,
  number: SymbolKind.Number,
  boolean: SymbolKind.Boolean,
  null: SymbolKind.Null,
};

function shown(value: unknown): string {
  const text = String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The objects, arrays and comments of several lines. */
export function foldingRanges(document: OpenDocument): FoldingRange[] {
  const ranges: FoldingRange[] = [];
  const add = ({ start, end }: Extent, kind?: FoldingRangeKind): void => {
    const { start: first, end: last } = document.rangeOf({ start, end });
    // The line of the closing bracket stays visible.
    const endLine = kind === undefined && !document.isYaml ? last.line - 1 : last.line;
    if (endLine > first.line) ranges.push({ startLine: first.line, endLine, ...(kind && { kind }) });
  };
  for (const { root } of document.parsed.documents)
    for (const node of root ? [...nodesOf(root)] : [])
      if (node.children.length > 0) add({ start: node.key?.start ?? node.start, end: node.end });
  for (const comment of document.parsed.comments) add(comment, FoldingRangeKind.Comment);
  return ranges;
}

/** A node and all within it, in the order of the text. */
export function* nodesOf(root: SyntaxNode): Iterable<SyntaxNode> {
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node;
    for (const child of node.children.toReversed()) pending.push(child);
  }
}

/** For each position the value there, the member, and the values around it. */
export function selectionRanges(document: OpenDocument, positions: readonly Position[]): SelectionRange[] {
  return positions.map((position) => {
    const offset = document.text.offsetAt(position);
    const { root } = document.partWith(offset) ?? {};
    const extents: Extent[] = [];
    for (let node = root && nodeWithOffset(root, offset); node; node = node.parent) {
      if (node.key && node.key.start <= offset && offset <= node.key.end) extents.push(node.key);
      else extents.push(node);
      extents.push(node.whole);
    }
    let range: SelectionRange | undefined;
    for (const extent of extents.reverse()) range = SelectionRange.create(document.rangeOf(extent), range);
    return range ?? SelectionRange.create({ start: position, end: position });
  });
}
