import { requireArgument } from "../errors/check-arguments.js";
import type { ValidationResult } from "../issues/result.js";
import { ValidationError } from "./validation-error.js";

/** What `assertValid` needs of a validator. Functions of modules that are compiled with `errors` have it as well. */
export interface Validates<Value> {
  /** Whether a value is valid. */
  (value: unknown): value is Value;
  /** What is wrong with a value. */
  validate(value: unknown): ValidationResult<Value>;
}

/**
 * Returns if a value is valid, and narrows its type. It does what `validator.assert(value)` does, and TypeScript narrows by it however
 * the validator is declared.
 *
 * @throws ValidationError with all issues, if the value is invalid.
 */
export function assertValid<Value>(validator: Validates<Value>, value: unknown): asserts value is Value {
  requireArgument(
    typeof validator?.validate === "function",
    "assertValid",
    "a validator, which `compile` makes",
    validator,
  );
  const result = validator.validate(value);
  if (!result.valid) throw new ValidationError(result.errors);
}
