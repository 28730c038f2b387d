import { editJson } from "./edit-json.js";
import type { SourceEdit } from "./source-edit.js";
import type { SourceText, ValuePosition } from "./source-text.js";
import { escapedToken, valueAt } from "./tree.js";
import { parseYamlText } from "./yaml-text.js";

/**
 * Edits a text in YAML.
 *
 * @param edits - From the end of the text to its beginning.
 */
export function editYaml(source: SourceText, edits: readonly SourceEdit[]): string | undefined {
  let edited = source;
  for (const edit of edits) {
    const text = withEdit(edited, edit);
    if (text === undefined) return undefined;
    // The layout of a block depends on its remaining parts.
    edited = parseYamlText(text);
  }
  return edited.text;
}

/** Collections in braces and brackets are edited as JSON. */
function withEdit(source: SourceText, edit: SourceEdit): string | undefined {
  const { text } = source;
  const collection = edit.op === "remove" ? edit.pointer.replace(/\/[^/]*$/, "") : edit.pointer;
  const around = source.positionOf(collection);
  if (!around) return undefined;
  if (/[{[]/.test(text.charAt(around.value.start.offset))) return editJson(source, [edit]);
  return edit.op === "remove" ? withoutPart(source, edit.pointer, collection) : withFirstMember(source, edit);
}

/** Adds a member before the first one of a block, in its indentation. */
function withFirstMember(
  source: SourceText,
  { pointer, name, value }: SourceEdit & { readonly op: "add-first" },
): string | undefined {
  const [first] = partsOf(source, pointer);
  const at = first?.key?.start.offset;
  if (at === undefined) return undefined;
  const { text } = source;
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  // The first member may be behind the dash of an item.
  const indent = text.slice(lineStart, at).replace(/[^\t]/g, " ");
  return `${text.slice(0, at)}${plainOrQuoted(name)}: ${plainOrQuoted(value)}${lineBreak}${indent}${text.slice(at)}`;
}

/** Some texts need no quotes, such as names and most URIs. */
const plainOrQuoted = (text: string): string =>
  /^(?:[$A-Za-z_][\w$-]*|https?:\/\/[\w./~-]+#?)$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);

/** Removes a member or an item of a block: its lines, or what is between it and the next one. */
function withoutPart(source: SourceText, pointer: string, collection: string): string | undefined {
  const { text } = source;
  const parts = partsOf(source, collection);
  const start = startOf(source.positionOf(pointer));
  const part = parts.find((each) => startOf(each) === start);
  if (start === undefined || !part) return undefined;
  if (parts.length === 1) return withEmpty(source, collection);
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.slice(lineStart, start);
  if (part.key ? /^ *$/.test(before) : /^ *-[ \t]+$/.test(before)) {
    const end = text.indexOf("\n", part.value.end.offset);
    return text.slice(0, lineStart) + (end < 0 ? "" : text.slice(end + 1));
  }
  const next = startOf(parts.at(parts.indexOf(part) + 1));
  return next === undefined || hasComment(text.slice(start, next))
    ? undefined
    : text.slice(0, start) + text.slice(next);
}

/** Removes the only part of a block, which becomes `{}` or `[]`. */
function withEmpty(source: SourceText, collection: string): string | undefined {
  const { text, value } = source;
  const position = source.positionOf(collection);
  if (!position) return undefined;
  const { key, value: around } = position;
  const from = key ? text.indexOf(":", key.end.offset) + 1 : around.start.offset;
  if (hasComment(text.slice(from, around.end.offset))) return undefined;
  const empty = Array.isArray(valueAt(value, collection)) ? "[]" : "{}";
  return `${text.slice(0, from)}${key ? " " : ""}${empty}${text.slice(around.end.offset)}`;
}

/** Whether a part of a text may contain a comment, which would be lost. */
const hasComment = (part: string): boolean => /(?:^|\s)#/.test(part);

const startOf = (position: ValuePosition | undefined): number | undefined =>
  (position?.key ?? position?.value)?.start.offset;

/** The positions of the parts of a collection, in the order of the text. */
function partsOf(source: SourceText, collection: string): readonly ValuePosition[] {
  const value = valueAt(source.value, collection);
  const tokens = typeof value === "object" && value !== null ? Object.keys(value) : [];
  return tokens
    .flatMap((token) => source.positionOf(`${collection}/${escapedToken(token)}`) ?? [])
    .toSorted((a, b) => (startOf(a) ?? 0) - (startOf(b) ?? 0));
}
