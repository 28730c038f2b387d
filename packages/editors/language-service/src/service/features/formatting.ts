import { requireArgument } from "argot";
import { applyEdits, format as formatJson, type FormattingOptions as JsonOptions } from "jsonc-parser";
import type { FormattingOptions, Range, TextEdit } from "vscode-languageserver-types";
import { type Document, isMap, isScalar, parseAllDocuments, visit } from "yaml";
import type { OpenDocument } from "../open-document.js";
import { parseText } from "../syntax/parse-text.js";
import { changeBetween } from "../syntax/text-change.js";
import { compareNames, sortedJson } from "./sort-members.js";

/**
 * The edits that format a document: JSON as Visual Studio Code does, YAML as the library `yaml` writes it, with its comments. None for JSON5,
 * for YAML that is not valid, and if the result would not have the same values.
 *
 * @param range - The part that is formatted, of JSON. Default: all.
 */
export function formattingEdits(document: OpenDocument, options: FormattingOptions, range?: Range): TextEdit[] {
  checkOptions(options);
  const { parsed, text, isYaml } = document;
  if (isYaml) return range ? [] : editsTo(document, formattedYaml(parsed.text, options));
  if (parsed.language === "json5") return [];
  const part = range && {
    offset: text.offsetAt(range.start),
    length: text.offsetAt(range.end) - text.offsetAt(range.start),
  };
  return formatJson(parsed.text, part, jsonOptions(parsed.text, options)).map(({ offset, length, content }) => ({
    range: document.rangeOf({ start: offset, end: offset + length }),
    newText: content,
  }));
}

/** The edits that sort the members of all objects by their names, and format the document. None if it has errors of syntax. */
export function sortingEdits(document: OpenDocument, options: FormattingOptions): TextEdit[] {
  checkOptions(options);
  const { parsed, isYaml } = document;
  if (isYaml) return editsTo(document, formattedYaml(parsed.text, options, true));
  if (parsed.language === "json5" || parsed.problems.length > 0) return [];
  const sorted = sortedJson(document);
  return editsTo(document, applyEdits(sorted, formatJson(sorted, undefined, jsonOptions(parsed.text, options))));
}

function checkOptions(options: FormattingOptions): void {
  const { tabSize, insertSpaces } = (options as FormattingOptions | undefined) ?? {};
  const areOptions = Number.isInteger(tabSize) && typeof insertSpaces === "boolean";
  requireArgument(areOptions, "a language service", "options: `{ tabSize, insertSpaces }`", options);
}

function jsonOptions(text: string, { tabSize, insertSpaces, insertFinalNewline }: FormattingOptions): JsonOptions {
  return {
    tabSize,
    insertSpaces,
    insertFinalNewline: insertFinalNewline ?? text.endsWith("\n"),
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
}

/** A text of YAML, formatted; the text itself where that would change what it says. */
function formattedYaml(text: string, { tabSize }: FormattingOptions, isSorted: boolean = false): string {
  const documents = parseAllDocuments(text, { uniqueKeys: false, intAsBigInt: true, keepSourceTokens: false });
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return text;
  if (isSorted) for (const document of documents) sortMaps(document);
  const lines = documents
    .map((document) => document.toString({ indent: Math.max(2, tabSize), lineWidth: 0, flowCollectionPadding: true }))
    .join("");
  const formatted = text.includes("\r\n") ? lines.replaceAll("\n", "\r\n") : lines;
  return isSorted || saysTheSame(text, formatted) ? formatted : text;
}

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

function sortMaps(document: Document): void {
  visit(document, {
    Map(_, map) {
      if (isMap(map)) map.items.sort((a, b) => compareNames(nameOf(a.key), nameOf(b.key)));
    },
  });
}

/** Whether two texts of YAML have the same values, in the same order, and as many comments. */
const saysTheSame = (one: string, other: string): boolean => said(one) === said(other);

const said = (text: string): string =>
  JSON.stringify(
    parseText(text, "yaml").documents.map(({ root }) => root?.value),
    (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value),
  ) + text.split("#").length;

/** The edit to another text that leaves what is equal at the start and the end. */
function editsTo(document: OpenDocument, wanted: string): TextEdit[] {
  const { text } = document.parsed;
  if (text === wanted) return [];
  const { start, endBefore, endAfter } = changeBetween(text, wanted);
  return [{ range: document.rangeOf({ start, end: endBefore }), newText: wanted.slice(start, endAfter) }];
}
