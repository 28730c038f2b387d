import { createTextValidator, type TextOptions, type TextResult, type ValueValidator } from "@argot/stream";
import { createArgot } from "argot";
import type { MessageResult, UnansweredMessage } from "./answer.js";
import type { CurrentSchema } from "./schema-source.js";

/** Validates the bytes of a message. Errors are results as well. */
export type Evaluate = (data: Uint8Array, name: string, schema: CurrentSchema | undefined) => MessageResult;

/** Creates the function that validates messages, and checks the options. */
export function createEvaluate(options: TextOptions): Evaluate {
  const validatorOf = textValidators(options);
  return (data, name, schema) => {
    if (!schema) return unanswered("no-schema", `has no schema: there is none with the name "${name}"`);
    try {
      return validatorOf(schema.validator)(data);
    } catch (error) {
      return unanswered("exception", `cannot be validated: ${(error as Error).message}`);
    }
  };
}

/** The result for a message that is not validated. */
export const unanswered = (code: UnansweredMessage["code"], reason: string): UnansweredMessage => ({
  route: "unanswered",
  code,
  reason,
});

/** Validators of texts by the validators of schemas. Those of replaced schemas are dropped with them. */
function textValidators(options: TextOptions): (validator: ValueValidator) => (bytes: Uint8Array) => TextResult {
  const known = new WeakMap<ValueValidator, (bytes: Uint8Array) => TextResult>();
  createTextValidator(createArgot().compile(true), options);
  return (validator) => {
    let validate = known.get(validator);
    if (!validate) {
      validate = createTextValidator(validator, options);
      known.set(validator, validate);
    }
    return validate;
  };
}
