/** The reason why the references of a schema cannot be written out. */
export type InlineErrorCode =
  /** No document of the index has the URI. */
  | "unknown-document"
  /** A document has a fault of its dialect or of its identifiers. */
  | "faulty-document"
  /** A reference leads to nothing. */
  | "unresolvable-reference"
  /** The documents have several dialects, or the result cannot be written in the dialect. */
  | "unsupported-dialect"
  /** A reference leads to a meta-schema whose dynamic references may lead back to the documents. */
  | "dynamic-scope";

/** A schema whose references cannot be written out. */
export class InlineError extends Error {
  /** Always `"InlineError"`. */
  override readonly name = "InlineError";
  /** The kind of error, for programs. */
  readonly code: InlineErrorCode;
  /** The URI of the document with the fault. */
  readonly uri: string;
  /** JSON Pointer in that document. */
  readonly pointer: string;
  /** What is wrong, without the location. */
  readonly reason: string;

  constructor(code: InlineErrorCode, uri: string, pointer: string, reason: string) {
    super(`${uri}#${pointer}: ${reason}`);
    this.code = code;
    this.uri = uri;
    this.pointer = pointer;
    this.reason = reason;
  }
}
