import type { ValidationIssue } from "./collect-issues.js";

/** What `validate` answers. */
export interface ValidationResult {
  /** `true` exactly when `errors` is empty. */
  readonly valid: boolean;
  /** What is wrong; empty when nothing is. */
  readonly errors: readonly ValidationIssue[];
}

/** The answer about every valid value: one object, so that asking costs no more than the verdict. */
export const nothingWrong: ValidationResult = Object.freeze({ valid: true, errors: Object.freeze([]) });
