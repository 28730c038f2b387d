import type { ValidationIssue } from "../output/errors.js";

/** A value that is not valid. Thrown by `assert`. */
export class ValidationError extends Error {
  /** The text `ValidationError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "ValidationError";
  /** Everything that is wrong with the value. */
  readonly errors: readonly ValidationIssue[];

  constructor(errors: readonly ValidationIssue[]) {
    super(errors.map(({ instanceLocation, message }) => `${instanceLocation || "the value"} ${message}`).join("; "));
    this.errors = errors;
  }
}
