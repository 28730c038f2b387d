import { SchemaError, type SchemaErrorCode } from "argot";

/** A text with the positions of its values, such as `parseSource` of `@argot/source-text` returns. */
export interface PositionedText {
  /** The value. */
  readonly value: unknown;
  /** The name of the text for people, such as that of its file. */
  readonly name: string;
  /** The position of the value at a JSON Pointer; `undefined` if there is none. */
  positionOf(pointer: string): { readonly value: PositionSpan; readonly key?: PositionSpan } | undefined;
}

/** A part of a text. Lines and columns count from 1. */
export interface PositionSpan {
  /** Its first character. */
  readonly start: { readonly line: number; readonly column: number; readonly offset: number };
  /** The character after its last. */
  readonly end: { readonly line: number; readonly column: number; readonly offset: number };
}

/** The location of a part of a document. */
export interface DocumentLocation {
  /** The URI of the document. */
  readonly uri: string;
  /** JSON Pointer from the root of the document. */
  readonly pointer: string;
  /** The text of the document, if it was given as one. */
  readonly source?: PositionedText | undefined;
}

/** A document that cannot be used, with the location in the document, and in its text if that is known. */
export class DocumentError extends SchemaError {
  /** The name of the text, if it is known. */
  readonly source: string | undefined;
  /** The position of the error in the text, or of the innermost value around it. */
  readonly span: PositionSpan | undefined;

  constructor(
    code: SchemaErrorCode,
    at: DocumentLocation,
    reason: string,
    options?: ErrorOptions,
    missing: readonly string[] = [],
  ) {
    super(code, at, reason, options, missing);
    this.source = at.source?.name;
    this.span = at.source && innermost(at.source, at.pointer);
    if (this.span) {
      const { line, column } = this.span.start;
      this.message = `${this.source === "" ? "" : `${this.source}:`}${line}:${column}: ${at.pointer}: ${reason}`;
    }
  }
}

/** The position of the value at a pointer, or else of the innermost value on its path. */
function innermost(source: PositionedText, pointer: string): PositionSpan | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const found = source.positionOf(at);
    if (found) return found.value;
    if (!at.includes("/")) return undefined;
  }
}
