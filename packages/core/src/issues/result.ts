import type { ValidationIssue } from "./issue.js";

/** The result of `validate` for a valid value. */
export interface ValidResult<Value = unknown> {
  /** Tells this result from the other one. */
  readonly valid: true;
  /** Empty. */
  readonly errors: readonly ValidationIssue[];
  /** The value itself, not a copy. */
  readonly value: Value;
}

/** The result of `validate` for a value that is not valid. */
export interface InvalidResult {
  /** Tells this result from the other one. */
  readonly valid: false;
  /** What is wrong with the value: at least one issue. */
  readonly errors: readonly ValidationIssue[];
}

/**
 * The result of `validate`. If it is `valid`, it has the value with its type.
 *
 * @typeParam Value - The type of valid values.
 */
export type ValidationResult<Value = unknown> = ValidResult<Value> | InvalidResult;

const noErrors: readonly ValidationIssue[] = Object.freeze([]);

/** The result for a valid value. It is small, so that engines need not make it where only `valid` is read. */
export const validResult = <Value>(value: Value): ValidResult<Value> => ({ valid: true, errors: noErrors, value });
