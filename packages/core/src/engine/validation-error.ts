import type { ValidationIssue } from "../output/errors.js";

/** A value that is not valid. Thrown by `assert`. */
export class ValidationError extends Error {
  override readonly name = "ValidationError";
  /** Everything that is wrong with the value. */
  readonly errors: readonly ValidationIssue[];

  constructor(errors: readonly ValidationIssue[]) {
    super(errors.map(({ instanceLocation, message }) => `${instanceLocation || "the value"} ${message}`).join("; "));
    this.errors = errors;
  }
}
