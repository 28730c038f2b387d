import type { ErrorObject } from "./error-object.js";

/** What the promise of an asynchronous schema is rejected with. */
export class ValidationError extends Error {
  /** The errors of the value. */
  readonly errors: Partial<ErrorObject>[];
  /** Distinguishes it from other errors, as in Ajv. */
  readonly ajv: true = true;
  /** The same. */
  readonly validation: true = true;

  constructor(errors: Partial<ErrorObject>[]) {
    super("validation failed");
    this.errors = errors;
  }
}
