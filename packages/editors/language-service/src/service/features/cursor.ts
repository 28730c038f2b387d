import { TextDocument } from "vscode-languageserver-textdocument";
import { OpenDocument } from "../open-document.js";
import type { SyntaxDocument } from "../syntax/syntax-document.js";
import type { Extent } from "../syntax/extent.js";
import { nodeWithOffset, type SyntaxNode } from "../syntax/syntax-node.js";

/** Finds the place of the cursor in a text, for completion. */
const marker = "argot-cursor-b7Qx";

/** The place of the cursor. */
export interface CursorPlace {
  /** The text with a marker in it. */
  readonly document: OpenDocument;
  readonly part: SyntaxDocument;
  /** The value or member that contains the marker. */
  readonly node: SyntaxNode;
  /** Whether a name of a member or a value belongs there. */
  readonly of: "name" | "value";
  /** The part that is replaced in the text without the marker. */
  readonly replaced: Extent;
  /** The text that is replaced, up to the cursor. */
  readonly typed: string;
  /** Whether the name has a value already. */
  readonly hasValue: boolean;
}

/**
 * Finds the place of an offset: inserts a marker in place of the word there, and finds the marker in the parsed text.
 * So broken texts need no special rules.
 */
export function cursorPlaces(document: OpenDocument, offset: number): readonly CursorPlace[] {
  const text = document.text.getText();
  const replaced = document.isYaml ? yamlWord(document, offset) : jsonWord(document, offset);
  const after = text.slice(replaced.end);
  const hasColon = /^\s*:/.test(document.isYaml ? (after.split("\n", 1)[0] as string) : after);
  const typed = text.slice(replaced.start, offset);
  const attempt = (inserted: string, wanted: CursorPlace["of"], hasValue: boolean): CursorPlace[] => {
    const changed = text.slice(0, replaced.start) + inserted + after;
    const { uri, languageId, version } = document.text;
    const marked = new OpenDocument(TextDocument.create(uri, languageId, version, changed), document);
    for (const part of marked.parsed.documents) {
      const node = part.root && markedNode(part.root, replaced.start);
      if (!node) continue;
      const of = node.key?.name === marker ? "name" : node.value === marker ? "value" : undefined;
      if (of === wanted) return [{ document: marked, part, node, of, replaced, typed, hasValue }];
    }
    return [];
  };
  if (!document.isYaml) {
    const quoted = JSON.stringify(marker);
    const name = attempt(quoted, "name", hasColon);
    return name.length > 0 ? name : attempt(quoted, "value", false);
  }
  if (hasColon) return attempt(marker, "name", true);
  const line = text.slice(text.lastIndexOf("\n", replaced.start - 1) + 1, replaced.start);
  const mayBeName = /^\s*(?:-\s+)*$|[{,]\s*$/.test(line);
  return [...(mayBeName ? attempt(`${marker}: `, "name", false) : []), ...attempt(marker, "value", false)];
}

/** The node with the marker, which begins at an offset. */
function markedNode(root: SyntaxNode, offset: number): SyntaxNode | undefined {
  const node = nodeWithOffset(root, offset + 1);
  return node && (node.key?.name === marker || node.value === marker) ? node : undefined;
}

/** The string or word that an offset is in. */
function jsonWord(document: OpenDocument, offset: number): Extent {
  const text = document.text.getText();
  const part = document.partWith(offset);
  const node = part?.root && nodeWithOffset(part.root, offset);
  const strings = [node?.key, node?.type === "string" ? node : undefined];
  for (const extent of strings) {
    if (!extent || extent.start >= offset || offset > extent.end) continue;
    const quote = text[extent.start];
    const isEnded = text[extent.end - 1] === quote && extent.end > extent.start + 1;
    if ((quote === '"' || quote === "'") && (offset < extent.end || !isEnded)) return extent;
  }
  return wordAround(text, offset, /[\w.+-]/);
}

/** The scalar that an offset is in; of a scalar of several lines, the part on that line. */
function yamlWord(document: OpenDocument, offset: number): Extent {
  const text = document.text.getText();
  const part = document.partWith(offset);
  const node = part?.root && nodeWithOffset(part.root, offset);
  const isScalar = node && node.type !== "object" && node.type !== "array" && !node.isMissing;
  for (const extent of [node?.key, isScalar ? node : undefined]) {
    if (!extent || extent.start > offset || offset > extent.end || extent.end === extent.start) continue;
    if (!text.slice(extent.start, extent.end).includes("\n")) return { start: extent.start, end: extent.end };
  }
  return wordAround(text, offset, /[^\s:,[\]{}#]/);
}

function wordAround(text: string, offset: number, letter: RegExp): Extent {
  let [start, end] = [offset, offset];
  while (start > 0 && letter.test(text[start - 1] as string)) start--;
  while (end < text.length && letter.test(text[end] as string)) end++;
  return { start, end };
}

/** A value without the member or item that contains the marker. */
export function withoutMarked({ part, node }: CursorPlace): unknown {
  const { parent } = node;
  if (!parent) return part.root?.value;
  let value: unknown = without(parent.value, node.token);
  for (let at = parent; at.parent; at = at.parent) value = replaced(at.parent.value, at.token, value);
  return value;
}

function without(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(token), 1);
  const { [token]: _, ...others } = value as Readonly<Record<string, unknown>>;
  return others;
}

const replaced = (value: unknown, token: string, part: unknown): unknown =>
  Array.isArray(value) ? value.with(Number(token), part) : { ...(value as object), [token]: part };
