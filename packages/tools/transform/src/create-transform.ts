import { type Argot, refuseUnknownOptions, requireArgot, type ValidationIssue } from "@argot/core";
import type { Change } from "./change.js";
import type { TransformOptions } from "./options.js";
import { planTransform } from "./plan-transform.js";

/** The result for a value. */
export interface TransformResult {
  /** Whether the transformed value is valid. */
  readonly valid: boolean;
  /** The transformed value; the given one if nothing was changed. */
  readonly value: unknown;
  /** The changes, in order. */
  readonly changes: readonly Change[];
  /** The issues of the transformed value. */
  readonly errors: readonly ValidationIssue[];
}

/** Options of a call. */
export interface TransformCall {
  /** Whether the value itself is changed, rather than a copy. A root that is converted cannot be. Default: `false`. */
  readonly mutate?: boolean;
}

/**
 * Transforms a value as its schema implies, and validates the result.
 *
 * @throws TransformLimitError if more than 1,500 applications of schemas are nested, or nested alternatives or defaults
 *   take more than 200,000 steps and a number in proportion to the sizes of schema and value.
 * @throws EvaluationError if the value contains itself.
 * @throws TypeError if the value itself is to be changed, and is frozen.
 */
export type Transform = (value: unknown, call?: TransformCall) => TransformResult;

/**
 * Makes the transform of a schema.
 *
 * @param argot - Has the dialects, and the documents that the schema refers to.
 * @param schema - What `compile` takes: a schema, or the URI of an added one.
 * @throws SchemaError if the schema cannot be used.
 * @throws DefinitionError for an unknown option.
 */
export function createTransform(argot: Argot, schema: unknown, options: TransformOptions = {}): Transform {
  requireArgot("createTransform", argot);
  const validator = argot.compile(schema);
  const transform = planTransform(argot.plan(schema), options);
  return (given, chosen = {}) => {
    refuseUnknownOptions("transform", chosen, ["mutate"]);
    const { mutate = false } = chosen;
    const { value, changes } = transform(given, mutate);
    const { valid, errors } = validator.validate(value);
    return { valid, value, changes, errors };
  };
}
