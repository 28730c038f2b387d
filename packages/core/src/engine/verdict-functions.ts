import type { InvalidResult, ValidationResult, ValidResult } from "../issues/result.js";
import type { Verdict } from "../plan/backend.js";
import type { ValidateOptions } from "./validate-options.js";

/** Finds what is wrong with a value that is not valid. */
export type Explain = (value: unknown, options: ValidateOptions | undefined) => InvalidResult;

/** The functions of a validator that decide whether a value is valid. */
export interface VerdictFunctions<Value> {
  readonly isValid: (value: unknown) => value is Value;
  readonly validate: (value: unknown, options?: ValidateOptions) => ValidationResult<Value>;
  /** From now on another function decides. */
  readonly replaceVerdict: (verdict: Verdict) => void;
}

/**
 * Makes the functions of a validator that decide. V8 inlines functions of up to 27 bytes of bytecode before it optimises: then
 * `validate` of a valid value costs no more than the verdict (decision 0046). So `validate` reads nothing but parameters, since
 * a constant of an enclosing function costs two more bytes at each use, and leaves its options to `explain` and `confirm`. To compare
 * with `true` would cost three bytes more, and one expression in place of two `return`s one byte.
 *
 * @param decide - Decides whether a value is valid.
 * @param confirm - Makes the result for a valid value.
 */
export function verdictFunctions<Value>(
  decide: (value: unknown) => unknown,
  explain: Explain,
  confirm: (value: Value, options: ValidateOptions | undefined) => ValidResult<Value>,
): VerdictFunctions<Value> {
  return {
    isValid: (value): value is Value => !!decide(value),
    validate(value, options) {
      if (decide(value)) return confirm(value as Value, options);
      return explain(value, options);
    },
    replaceVerdict(verdict) {
      decide = verdict;
    },
  };
}
