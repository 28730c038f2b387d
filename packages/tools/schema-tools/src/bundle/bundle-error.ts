/** The reason why a schema cannot be bundled. */
export type BundleErrorCode =
  /** No document of the index has the URI. */
  | "unknown-document"
  /** A reference leads to nothing. */
  | "unresolvable-reference"
  /** The dialect has no keyword for definitions, or none for identifiers. */
  | "unsupported-dialect"
  /** A document cannot get an identifier: it is a boolean, or its root has a reference that makes all siblings ignored. */
  | "no-identifier";

/** A schema that cannot be bundled. */
export class BundleError extends Error {
  /** Always `"BundleError"`. */
  override readonly name = "BundleError";
  /** The kind of error, for programs. */
  readonly code: BundleErrorCode;
  /** The URI of the document with the fault. */
  readonly uri: string;
  /** JSON Pointer in that document. */
  readonly pointer: string;
  /** What is wrong, without the location. */
  readonly reason: string;

  constructor(code: BundleErrorCode, uri: string, pointer: string, reason: string) {
    super(`${uri}#${pointer}: ${reason}`);
    this.code = code;
    this.uri = uri;
    this.pointer = pointer;
    this.reason = reason;
  }
}
