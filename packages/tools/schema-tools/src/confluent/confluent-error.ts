/** The reason why schemas cannot be compared. */
export type ConfluentErrorCode =
  /** A value that the registry does not load as a schema. */
  | "invalid-schema"
  /** A reference leads to nothing. */
  | "unresolvable-reference"
  /** Schemas are nested too deeply, or refer to one another too often. */
  | "too-large";

/** Schemas that cannot be compared. */
export class ConfluentError extends Error {
  /** Always `"ConfluentError"`. */
  override readonly name = "ConfluentError";
  /** The kind of error, for programs. */
  readonly code: ConfluentErrorCode;

  constructor(code: ConfluentErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
