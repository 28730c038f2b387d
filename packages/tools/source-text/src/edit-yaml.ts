import type { Json } from "@argot/core";
import { editInPlace, editJson } from "./edit-json.js";
import { EditedText } from "./edited-text.js";
import type { InPlaceEdit, SourceEdit } from "./source-edit.js";
import type { SourceText, ValuePosition } from "./source-text.js";
import { escapedToken, valueAt } from "./tree.js";
import { writtenValue } from "./written-value.js";
import { parseYamlText } from "./yaml-text.js";

/**
 * Edits a text in YAML.
 *
 * @param edits - From the end of the text to its beginning.
 */
export function editYaml(source: SourceText, edits: readonly SourceEdit[]): string | undefined {
  const removed: string[] = [];
  let remaining = source;
  for (const { op, pointer } of edits) {
    if (op !== "remove") continue;
    const text = without(remaining, pointer);
    if (text === undefined) return undefined;
    removed.push(pointer);
    // The layout of a block depends on its remaining parts.
    remaining = parseYamlText(text);
  }
  const edited = new EditedText(remaining.text);
  for (const edit of edits) {
    if (edit.op === "remove") continue;
    const pointer = pointerWithout(source, edit.pointer, removed);
    if (!editPart(remaining, { ...edit, pointer }, edited)) return undefined;
  }
  return edited.text;
}

/** The pointer to a part once items of arrays are removed. */
function pointerWithout({ value }: SourceText, pointer: string, removed: readonly string[]): string {
  let result = pointer;
  for (const each of removed) {
    const [, collection = "", index = ""] = /^(.*)\/([^/]*)$/s.exec(each) ?? [];
    if (!pointer.startsWith(`${collection}/`) || !Array.isArray(valueAt(value, collection))) continue;
    const depth = collection.split("/").length;
    const original = pointer.split("/");
    if (Number(original.at(depth)) < Number(index)) continue;
    const tokens = result.split("/");
    tokens[depth] = String(Number(tokens.at(depth)) - 1);
    result = tokens.join("/");
  }
  return result;
}

const isFlow = ({ text }: SourceText, { value }: ValuePosition): boolean =>
  /[{[]/.test(text.charAt(value.start.offset));

/** Removes a part. Collections in braces and brackets are edited as JSON. */
function without(source: SourceText, pointer: string): string | undefined {
  const collection = pointer.replace(/\/[^/]*$/, "");
  const around = source.positionOf(collection);
  if (!around) return undefined;
  return isFlow(source, around)
    ? editJson(source, [{ op: "remove", pointer }])
    : withoutPart(source, pointer, collection);
}

/** Edits a part in its place. Returns whether it can be. */
function editPart(source: SourceText, edit: InPlaceEdit, edited: EditedText): boolean {
  const position = source.positionOf(edit.pointer);
  if (!position) return false;
  const { value, key } = position;
  const collection = edit.pointer.replace(/\/[^/]*$/, "");
  switch (edit.op) {
    case "add-first": {
      if (isFlow(source, position)) break;
      const [first] = partsOf(source, edit.pointer);
      return first?.key !== undefined && addLine(first.key.start.offset, edit, edited);
    }
    case "rename":
    case "add-before": {
      const around = source.positionOf(collection);
      if (!key || !around) return false;
      if (isFlow(source, around)) break;
      if (edit.op === "add-before") return addLine(key.start.offset, edit, edited);
      edited.replace(key.start.offset, key.end.offset, plainOrQuoted(edit.name));
      return true;
    }
    case "wrap-in-array":
    case "wrap-in-object":
      if (!isBlock(source, edit.pointer, position)) break;
      return wrapBlock(edit.op === "wrap-in-array" ? "- " : `${plainOrQuoted(edit.name)}:`, position, edited);
    case "replace":
      edited.replace(value.start.offset, edited.endOf(value.end.offset), writtenInYaml(edit.value));
      return true;
  }
  editInPlace(source, edit, edited);
  return true;
}

/** Adds a member before another one of a block, in its indentation. */
function addLine(
  at: number,
  { name, value }: InPlaceEdit & { readonly op: `add-${string}` },
  edited: EditedText,
): true {
  const { text } = edited;
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  // The member may be behind the dash of an item.
  const indent = text.slice(lineStart, at).replace(/[^\t]/g, " ");
  edited.replace(at, at, `${plainOrQuoted(name)}: ${writtenInYaml(value)}${lineBreak}${indent}`);
  return true;
}

/** Whether a value is a collection that is written in lines of its own. */
const isBlock = (source: SourceText, pointer: string, position: ValuePosition): boolean =>
  typeof valueAt(source.value, pointer) === "object" &&
  !isFlow(source, position) &&
  partsOf(source, pointer).length > 0;

/** Puts a block behind a dash, or below a name, and moves its lines to the right. */
function wrapBlock(before: string, { key, value }: ValuePosition, edited: EditedText): boolean {
  const start = value.start.offset;
  const { text } = edited;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const indent = text.slice(lineStart, start);
  // A block that begins behind a dash or an anchor is left to the author.
  if (!/^ *$/.test(indent) || !key) return false;
  // Items may be as far to the left as the name of the array.
  const space = " ".repeat(Math.max(0, key.start.column + 1 - indent.length));
  const end = edited.endOf(value.end.offset);
  const moved = text.slice(start, end).replaceAll(/\n(?=[^\r\n])/g, `\n${space}  `);
  const separator = before.endsWith(":") ? `\n${indent}${space}  ` : "";
  edited.replace(start, end, `${space}${before}${separator}${moved}`);
  return true;
}

const writtenInYaml = (value: Json): string => (typeof value === "string" ? plainOrQuoted(value) : writtenValue(value));

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
