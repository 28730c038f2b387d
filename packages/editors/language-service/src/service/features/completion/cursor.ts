import { TextDocument } from "vscode-languageserver-textdocument";
import { OpenDocument } from "../../open-document.js";
import type { SyntaxDocument } from "../../syntax/syntax-document.js";
import type { Extent } from "../../syntax/extent.js";
import type { SnippetStyle } from "./snippet-writer.js";
import { nodeWithOffset, type SyntaxNode } from "../../syntax/syntax-node.js";

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
  /** Whether the name has a value already. */
  readonly hasValue: boolean;
  /** What must come before it, such as the dash of an item. */
  readonly lead: string;
  readonly style: SnippetStyle;
  /** The indentation of further lines of what is inserted, beside that of the line of the cursor. */
  readonly indent: string;
}

/** A way to put a marker into a text. */
interface Attempt {
  readonly inserted: string;
  readonly of: CursorPlace["of"];
  readonly hasValue?: boolean;
  readonly lead?: string;
}

/**
 * Finds the place of an offset: inserts a marker in place of the word there, and finds the marker in the parsed text. So broken texts need
 * no special rules. In YAML, of which an indentation may mean several things, there may be several places.
 */
export function cursorPlaces(document: OpenDocument, offset: number): readonly CursorPlace[] {
  return document.isYaml ? yamlPlaces(document, offset) : jsonPlaces(document, offset);
}

function jsonPlaces(document: OpenDocument, offset: number): readonly CursorPlace[] {
  const replaced = jsonWord(document, offset);
  const text = document.text.getText();
  const hasValue = /^\s*:/.test(text.slice(replaced.end));
  const inserted = JSON.stringify(marker);
  const name = placeOf(document, replaced, { inserted, of: "name", hasValue });
  if (name) return [name];
  const value = placeOf(document, replaced, { inserted, of: "value" });
  return value && !isAfterItem(value) ? [value] : [];
}

/** Whether a value of JSON follows an item of its array without a comma. */
function isAfterItem({ document, node: { parent, index, start, key } }: CursorPlace): boolean {
  const before = key ? undefined : parent?.children[index - 1];
  return before !== undefined && !withoutComments(document.parsed.text.slice(before.end, start)).includes(",");
}

/** A text of JSON between two values, without its comments. */
export const withoutComments = (text: string): string => text.replace(/\/\/.*|\/\*[^]*?(?:\*\/|$)/g, "");

function yamlPlaces(document: OpenDocument, offset: number): readonly CursorPlace[] {
  const replaced = yamlWord(document, offset);
  const text = document.text.getText();
  const after = text.slice(replaced.end).split("\n", 1)[0] as string;
  if (/^\s*:(?:\s|$)/.test(after))
    return [placeOf(document, replaced, { inserted: marker, of: "name", hasValue: true }) ?? []].flat();
  const line = text.slice(lineStart(text, replaced.start), replaced.start);
  const gap = /^\s*(?:-\s+)*-$/.test(line) ? " " : "";
  const beginsLine = /^\s*(?:-\s+)*$/.test(line + gap);
  const attempts: readonly Attempt[] = [
    ...(beginsLine || /[{,]\s*$/.test(line) ? [{ inserted: `${gap}${marker}: `, of: "name", lead: gap } as const] : []),
    { inserted: gap + marker, of: "value", lead: gap },
    ...(/^\s*$/.test(line) ? [{ inserted: `- ${marker}`, of: "value", lead: "- " } as const] : []),
  ];
  const known = attempts.length > 1 ? withText(document, replaced, "").parsed.problems.length : Infinity;
  return attempts.flatMap((attempt) => {
    const place = placeOf(document, replaced, attempt);
    // What makes the text wrong cannot be meant.
    return place && place.document.parsed.problems.length <= known ? [place] : [];
  });
}

/** The place of the marker, if an attempt puts it where it means what it should. */
function placeOf(
  document: OpenDocument,
  replaced: Extent,
  { inserted, of, hasValue = false, lead = "" }: Attempt,
): CursorPlace | undefined {
  const marked = withText(document, replaced, inserted);
  for (const part of marked.parsed.documents) {
    const node = part.root && markedNode(part.root, replaced.start + inserted.indexOf(marker));
    if (!node || (node.key?.name === marker ? "name" : "value") !== of) continue;
    const style = document.isYaml ? (isInBrackets(marked, node) ? "flow" : "block") : "json";
    const indent = style === "block" ? " ".repeat(indentOf(marked, node)) : "";
    return { document: marked, part, node, of, replaced, hasValue, lead, style, indent };
  }
  return undefined;
}

function withText(document: OpenDocument, { start, end }: Extent, inserted: string): OpenDocument {
  const text = document.text.getText();
  const { uri, languageId, version } = document.text;
  const changed = text.slice(0, start) + inserted + text.slice(end);
  return new OpenDocument(TextDocument.create(uri, languageId, version, changed), document);
}

/** Whether a node of YAML is between brackets. */
function isInBrackets({ parsed: { text } }: OpenDocument, { parent }: SyntaxNode): boolean {
  for (const around of parent?.outwards() ?? [])
    if ((around.type === "object" || around.type === "array") && /[{[]/.test(text[around.start] as string)) return true;
  return false;
}

/** How much farther than its line a node is indented, or its name if they are on one line. */
function indentOf({ parsed: { text } }: OpenDocument, { key, start }: SyntaxNode): number {
  const line = lineStart(text, start);
  const first = key && key.start >= line ? key.start : start;
  return first - line - (/^ */.exec(text.slice(line, first))?.[0].length ?? 0);
}

/** Whether a value follows its name on one line. */
export function isAfterName({ document: { parsed }, node: { key, start } }: CursorPlace): boolean {
  return key !== undefined && key.start >= lineStart(parsed.text, start);
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

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
    if (quote === '"' || quote === "'") return extent;
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
  const word = wordAround(text, offset, /[^\s:,[\]{}#]/);
  return text.slice(word.start, word.end) === "-" && word.end === offset ? { start: offset, end: offset } : word;
}

function wordAround(text: string, offset: number, letter: RegExp): Extent {
  let [start, end] = [offset, offset];
  while (start > 0 && letter.test(text[start - 1] as string)) start--;
  while (end < text.length && letter.test(text[end] as string)) end++;
  return { start, end };
}

/** The value of a document without the member or item that contains the marker. */
export function withoutMarked({ part, node }: CursorPlace): unknown {
  const { parent } = node;
  return parent ? withReplaced(parent, without(parent.value, node.token)) : part.root?.value;
}

/** The value of a document with another value in place of the one that contains the marker. */
export const withValue = ({ node }: CursorPlace, value: unknown): unknown => withReplaced(node, value);

function withReplaced(node: SyntaxNode, replacement: unknown): unknown {
  let value = replacement;
  for (let at = node; at.parent; at = at.parent) value = replaced(at.parent.value, at.token, value);
  return value;
}

function without(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(token), 1);
  const { [token]: _, ...others } = value as Readonly<Record<string, unknown>>;
  return others;
}

const replaced = (value: unknown, token: string, part: unknown): unknown =>
  Array.isArray(value) ? value.with(Number(token), part) : { ...(value as object), [token]: part };
