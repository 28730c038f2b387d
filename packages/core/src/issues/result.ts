import type { ValidationIssue } from "./issue.js";

/** The result of `validate`. */
export interface ValidationResult {
  /** `true` exactly when `errors` is empty. */
  readonly valid: boolean;
  /** What is wrong with the value; empty if it is valid. */
  readonly errors: readonly ValidationIssue[];
}

/** The result for every valid value: one object, so that `validate` costs no more than the verdict. */
export const validResult: ValidationResult = Object.freeze({ valid: true, errors: Object.freeze([]) });
