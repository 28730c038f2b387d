import type { InvalidResult, ValidationResult, ValidResult } from "../issues/result.js";
import type { Verdict } from "../plan/backend.js";
import type { ValidateOptions } from "./validate-options.js";

/** Finds what is wrong with a value that is not valid. */
export type ExplainInvalid = (value: unknown, options: ValidateOptions | undefined) => InvalidResult;

/** The functions of a validator that decide whether a value is valid. */
export interface VerdictFunctions<Value> {
  readonly isValid: (value: unknown) => value is Value;
  readonly validate: (value: unknown, options?: ValidateOptions) => ValidationResult<Value>;
  /** Decides by another function from now on, which stays. */
  readonly finishWith: (verdict: Verdict) => void;
}

/**
 * Makes the functions of a validator that decide. V8 inlines functions of up to 27 bytes of bytecode before it optimises: then
 * `validate` of a valid value costs no more than the verdict (docs/decisions/0012). So `validate` reads nothing but parameters, since
 * a constant of an enclosing function costs two more bytes at each use, and leaves its options to `explain` and `confirm`. To compare
 * with `true` would cost three bytes more, and one expression in place of two `return`s one byte. A declared function costs no more than a
 * parameter.
 *
 * V8 inlines a call if it has always been of the same function. So the function that stays has a call of its own: in a program with one
 * validator, its verdict needs no call.
 *
 * @param decide - Decides whether a value is valid.
 * @param confirm - Makes the result for a valid value.
 * @param final - Decides in place of `decide`, and stays.
 */
export function verdictFunctions<Value>(
  decide: (value: unknown) => unknown,
  explain: ExplainInvalid,
  confirm: (value: Value, options: ValidateOptions | undefined) => ValidResult<Value>,
  final?: Verdict,
): VerdictFunctions<Value> {
  function isValid(value: unknown): value is Value {
    return !!(final === undefined ? decide(value) : final(value));
  }
  return {
    isValid,
    validate(value, options) {
      if (isValid(value)) return confirm(value, options);
      return explain(value, options);
    },
    finishWith(verdict) {
      final = verdict;
    },
  };
}
