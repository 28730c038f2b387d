import { type CompletionItem, CompletionItemKind, InsertTextFormat } from "vscode-languageserver-types";
import type { OpenDocument } from "../../open-document.js";
import { modeline, schemaName } from "../../schemas/document-schemas.js";
import { escaped } from "./snippet-writer.js";

/** The comment that names the schema of a document, up to the name. */
const namingComment = `# yaml-language-server: ${schemaName}=`;

/**
 * Completions of YAML that are no values: the aliases of anchors, the schema in the comment that names it, and that comment. `undefined` if
 * the offset is at another place.
 */
export function yamlItems(
  document: OpenDocument,
  offset: number,
  schemaUris: readonly string[],
): CompletionItem[] | undefined {
  const text = document.text.getText();
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const rest = /^\S*/.exec(text.slice(offset))?.[0].length ?? 0;
  const [, uri] = /^\s*#\s*(?:yaml-language-server\s*:\s*)?\$schema\s*[=:]\s*(\S*)$/.exec(line) ?? [];
  if (uri !== undefined)
    return schemaUris.map((each) =>
      item(document, offset - uri.length, offset + rest, each, CompletionItemKind.Module),
    );
  const [, alias] = /(?:^|[\s[{,])\*([^\s,[\]{}]*)$/.exec(line) ?? [];
  if (alias === undefined || /^\s*#/.test(line)) return undefined;
  const anchors = new Set(
    Array.from(text.slice(0, offset).matchAll(/(?<=^|[\s[{,])&([^\s,[\]{}]+)/gm), ([, name]) => name),
  );
  return [...anchors].flatMap((name) =>
    name === undefined
      ? []
      : item(document, offset - alias.length - 1, offset, `*${name}`, CompletionItemKind.Reference),
  );
}

/** The comment that names the schema of a document that has none, where the text begins. */
export function namingItems(document: OpenDocument, offset: number, hasSchema: boolean): CompletionItem[] {
  const text = document.text.getText();
  if (hasSchema || modeline(text) !== undefined || text.slice(0, offset).trim() !== "") return [];
  return [item(document, offset, offset, namingComment, CompletionItemKind.Module)];
}

function item(
  document: OpenDocument,
  start: number,
  end: number,
  label: string,
  kind: CompletionItemKind,
): CompletionItem {
  return {
    label,
    kind,
    filterText: label,
    insertTextFormat: InsertTextFormat.Snippet,
    textEdit: { range: document.rangeOf({ start, end }), newText: escaped(label) },
  };
}
