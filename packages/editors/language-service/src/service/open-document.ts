import type { Positions, Span, ValuePosition } from "@argot/source-text/text";
import type { Range, TextDocument } from "vscode-languageserver-textdocument";
import { languageOf, type ParseOptions, parseText } from "./syntax/parse-text.js";
import type { ParsedText, SyntaxDocument } from "./syntax/syntax-document.js";
import type { Extent } from "./syntax/extent.js";
import { nodeAt, type SyntaxNode } from "./syntax/syntax-node.js";

/** A text document that was read. */
export class OpenDocument {
  readonly text: TextDocument;
  readonly parsed: ParsedText;
  readonly version: number;
  readonly options: ParseOptions;

  /** @param before - An earlier version of the document, whose unchanged parts are reused. */
  constructor(text: TextDocument, before?: OpenDocument, options: ParseOptions = before?.options ?? {}) {
    this.options = options;
    this.text = text;
    this.version = text.version;
    this.parsed = parseText(text.getText(), languageOf(text.languageId, text.uri), before?.parsed, options);
  }

  /** Whether a document has this version. */
  isOf(text: TextDocument): boolean {
    return this.text === text
      ? this.version === text.version
      : this.version === text.version && this.parsed.text === text.getText();
  }

  get uri(): string {
    return this.text.uri;
  }

  get isYaml(): boolean {
    return this.parsed.language === "yaml";
  }

  /** The document in the text that has an offset. */
  partWith(offset: number): SyntaxDocument | undefined {
    const { documents } = this.parsed;
    return documents.find(({ start, end }) => start <= offset && offset < end) ?? documents.at(-1);
  }

  rangeOf({ start, end }: Extent): Range {
    return { start: this.text.positionAt(start), end: this.text.positionAt(end) };
  }

  /** The same document, with JSON Pointers relative to one of its parts. */
  positionsIn(root: SyntaxNode): Positions {
    return {
      positionOf: (pointer) => this.#positionOf(root, pointer),
      spanOf: (extent) => this.spanOf(extent),
      line: (number) => this.line(number),
    };
  }

  #positionOf(root: SyntaxNode, pointer: string): ValuePosition | undefined {
    const node = nodeAt(root, pointer);
    return node && { value: this.spanOf(node), ...(node.key && { key: this.spanOf(node.key) }) };
  }

  spanOf({ start, end }: Extent): Span {
    return { start: this.#position(start), end: this.#position(end) };
  }

  line(number: number): string {
    const start = { line: number - 1, character: 0 };
    return this.text.getText({ start, end: { line: number, character: 0 } }).replace(/[\r\n]+$/, "");
  }

  #position(offset: number): Span["start"] {
    const { line, character } = this.text.positionAt(offset);
    return { line: line + 1, column: character + 1, offset };
  }
}
