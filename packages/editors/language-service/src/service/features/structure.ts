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

/** What has several lines: objects, arrays, texts, comments, and regions between comments `#region` and `#endregion`. */
export function foldingRanges(document: OpenDocument): FoldingRange[] {
  const ranges: FoldingRange[] = [];
  const add = ({ start, end }: Extent, kind: FoldingRangeKind | undefined): void => {
    const { start: first, end: last } = document.rangeOf({ start, end });
    const isComment = kind === FoldingRangeKind.Comment || kind === FoldingRangeKind.Region;
    // The line of a closing bracket stays visible.
    const isClosed = !isComment && /[}\]]/.test(document.parsed.text[end - 1] ?? "");
    const endLine = isClosed ? last.line - 1 : last.line;
    if (endLine > first.line) ranges.push({ startLine: first.line, endLine, ...(kind && { kind }) });
  };
  for (const { root } of document.parsed.documents)
    for (const node of root ? nodesOf(root) : []) {
      // Without a line before its first member, a whole document of YAML would be hidden.
      const isShown =
        node.parent !== undefined || !document.isYaml || /[{[]/.test(document.parsed.text[node.start] ?? "");
      const isLong = node.children.length > 0 || (document.isYaml && node.type === "string");
      if (isShown && isLong) {
        // The support of JSON in editors names these kinds.
        const kind = document.isYaml ? undefined : node.type;
        add({ start: node.key?.start ?? node.start, end: node.end }, kind);
      }
    }
  const comments = commentsOf(document);
  for (const comment of comments) add(comment, FoldingRangeKind.Comment);
  const open: Extent[] = [];
  for (const comment of comments) {
    const [, mark] =
      /^(?:\/\/|\/\*|#)\s*#?(region|endregion)\b/.exec(document.parsed.text.slice(comment.start, comment.end)) ?? [];
    if (mark === "region") open.push(comment);
    const start = mark === "endregion" ? open.pop() : undefined;
    if (start) add({ start: start.start, end: comment.end }, FoldingRangeKind.Region);
  }
  return ranges;
}

/** The comments of a text; of YAML, those on lines of their own. */
function commentsOf({ parsed, isYaml }: OpenDocument): readonly Extent[] {
  if (!isYaml) return parsed.comments;
  const isInText = (offset: number): boolean =>
    parsed.documents.some(({ root }) => root !== undefined && nodeWithOffset(root, offset)?.type === "string");
  return Array.from(parsed.text.matchAll(/^[ \t]*(#.*)$/gm), ({ index, 0: line, 1: comment = "" }) => {
    const end = index + line.length;
    return { start: end - comment.length, end };
  }).filter(({ start }) => !isInText(start));
}

/** A node and all within it, in the order of the text. */
export function* nodesOf(root: SyntaxNode): Iterable<SyntaxNode> {
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node;
    for (const child of node.children.toReversed()) pending.push(child);
  }
}

/** For each position the value there, inside its quotes or brackets and with them, the member, also with its comma, and the values around it. */
export function selectionRanges(document: OpenDocument, positions: readonly Position[]): SelectionRange[] {
  return positions.map((position) => {
    const offset = document.text.offsetAt(position);
    const { root } = document.partWith(offset) ?? {};
    const extents: Extent[] = [];
    const add = (extent: Extent): void => {
      const last = extents.at(-1);
      const isWithin = extent.start <= offset && offset <= extent.end && extent.start < extent.end;
      if (isWithin && (!last || extent.start < last.start || extent.end > last.end)) extents.push(extent);
    };
    for (let node = root && nodeWithOffset(root, offset); node; node = node.parent) {
      for (const extent of [node.key, node]) {
        if (!extent || extent.start > offset || extent.end < offset) continue;
        add(insideOf(document.parsed.text, extent));
        add(extent);
      }
      add(node.whole);
      if (!document.isYaml) add(withComma(document.parsed.text, node.whole));
    }
    let range: SelectionRange | undefined;
    for (const extent of extents.reverse()) range = SelectionRange.create(document.rangeOf(extent), range);
    return range ?? SelectionRange.create({ start: position, end: position });
  });
}

/** A member or item with the comma after it, if there is one. */
function withComma(text: string, { start, end }: Extent): Extent {
  const [before] = /^\s*,/.exec(text.slice(end, end + maxSpace)) ?? [""];
  return { start, end: end + before.length };
}

/** Maximum number of characters between a value and its comma that are looked at. */
const maxSpace = 100;

/** What is between the quotes or brackets of a value; the value if it has none. */
function insideOf(text: string, { start, end }: Extent): Extent {
  const closing = { '"': '"', "'": "'", "{": "}", "[": "]" }[text[start] ?? ""];
  return closing !== undefined && end - start >= 2 && text[end - 1] === closing
    ? { start: start + 1, end: end - 1 }
    : { start, end };
}
