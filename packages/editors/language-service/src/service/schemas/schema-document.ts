import { TextDocument } from "vscode-languageserver-textdocument";
import { languageOf, parseText } from "../syntax/parse-text.js";
import { innermostNode, type SyntaxNode } from "../syntax/syntax-node.js";

/** A schema document that was loaded. */
export interface SchemaDocument {
  readonly uri: string;
  readonly value: unknown;
  /** Its text, and the positions of its values; `undefined` for a schema that was given as a value. */
  readonly source: { readonly text: TextDocument; readonly root: SyntaxNode } | undefined;
  /** Why it cannot be used. */
  readonly problem: string | undefined;
}

/** Reads a schema document: its text, or a value. */
export function schemaDocument(uri: string, content: unknown): SchemaDocument {
  if (typeof content !== "string") return { uri, value: content, source: undefined, problem: undefined };
  const language = languageOf("", uri);
  // Schemas are read with comments, as editors write them.
  const parsed = parseText(content, language === "json" ? "jsonc" : language);
  const root = parsed.documents[0]?.root;
  const [problem] = parsed.problems;
  if (!root) return { uri, value: undefined, source: undefined, problem: problem?.message ?? "It is empty" };
  const text = TextDocument.create(uri, language, 0, content);
  return { uri, value: root.value, source: { text, root }, problem: problem?.message };
}

/** The place of a JSON Pointer in a schema document. */
export function placeIn({ source }: SchemaDocument, pointer: string): SyntaxNode | undefined {
  return source && innermostNode(source.root, pointer);
}
