import {
  type Argot,
  EvaluationError,
  type Json,
  LimitError,
  SchemaError,
  type ValidationIssue,
  type Validator,
} from "@argot/core";
import { mainIssue } from "@argot/core/internal";

/** What is most wrong with a value; `undefined` if it is valid, or has no verdict: its evaluation has no end, or takes too much. */
export function issueOf(validator: Validator, value: Json): ValidationIssue | undefined {
  try {
    return mainIssue(validator.validate(value).errors);
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof LimitError) return undefined;
    throw error;
  }
}

/** The validator of a schema; `undefined` if it cannot be compiled, which other rules report. */
export function validatorOf(argot: Argot, uri: string): Validator | undefined {
  try {
    return argot.compile(uri);
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    throw error;
  }
}
