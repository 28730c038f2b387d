import { type Argot, refuseUnknownOptions, requireArgot, type StandardSchema, type ValidationIssue } from "@argot/core";
import type { Plan } from "@argot/core/plan";
import type { Argot as TypedArgot, FromSchema } from "argot";
import type { Change } from "./change.js";
import type { TransformOptions } from "./options.js";
import { planTransform, type PlanTransform } from "./plan-transform.js";

/**
 * The result for a value. If it is `valid`, it has the transformed value with its type.
 *
 * @typeParam Value - The type of valid values.
 */
export type TransformResult<Value = unknown> = ValidTransformResult<Value> | InvalidTransformResult;

/** The result for a value that is valid once it is transformed. */
export interface ValidTransformResult<Value = unknown> {
  /** Tells this result from the other one. */
  readonly valid: true;
  /** The transformed value; the given one if nothing was changed. Parts that were not changed are those of the given value. */
  readonly value: Value;
  /** The changes, in order. */
  readonly changes: readonly Change[];
  /** Empty. */
  readonly errors: readonly ValidationIssue[];
}

/** The result for a value that is not valid, transformed as far as possible. */
export interface InvalidTransformResult {
  /** Tells this result from the other one. */
  readonly valid: false;
  /** The transformed value; the given one if nothing was changed. */
  readonly value: unknown;
  /** The changes, in order. */
  readonly changes: readonly Change[];
  /** The issues of the transformed value: at least one. */
  readonly errors: readonly ValidationIssue[];
}

/** Options of a call. */
export interface TransformCall {
  /** Whether the value itself is changed, rather than a copy. A root that is converted cannot be. Default: `false`. */
  readonly mutate?: boolean;
}

/**
 * The transform of a schema.
 *
 * @typeParam Value - The type of valid values.
 */
export interface Transform<Value = unknown> {
  /**
   * Transforms a value as its schema implies, and validates the result.
   *
   * @throws TransformLimitError if more than 1,500 applications of schemas are nested, or nested alternatives or defaults
   *   take more than 200,000 steps and a number in proportion to the sizes of schema and value.
   * @throws EvaluationError if the value contains itself.
   * @throws TypeError if the value itself is to be changed, and is frozen.
   */
  (value: unknown, call?: TransformCall): TransformResult<Value>;
  /**
   * The transform as frameworks see it that take schemas of any library: the output is the transformed value.
   *
   * @see {@link https://standardschema.dev | Standard Schema}
   */
  readonly "~standard": StandardTransform<Value>;
}

/**
 * What `~standard` of a transform holds.
 *
 * @typeParam Value - The type of the output.
 */
export interface StandardTransform<Value = unknown> extends Omit<StandardSchema<Value>, "types"> {
  /** The types of values. Only TypeScript knows them: there is no such property. */
  readonly types?: StandardTransformTypes<Value> | undefined;
}

/** The types of a transform. */
export interface StandardTransformTypes<Value> {
  /** Values of all types are taken: which ones are converted is known when they are. */
  readonly input: unknown;
  /** The type of valid values. */
  readonly output: Value;
}

/**
 * Makes the transform of a schema. The type of its output follows from the schema if that is a literal, as that of a validator does.
 *
 * @param argot - Has the dialects, and the documents that the schema refers to.
 * @param schema - What `compile` takes: a schema, or the URI of an added one.
 * @throws SchemaError if the schema cannot be used.
 * @throws DefinitionError for an unknown option.
 */
export function createTransform<const Schema, Default extends string>(
  argot: TypedArgot<Default>,
  schema: Schema,
  options?: TransformOptions,
): Transform<FromSchema<Schema, Default>>;
/**
 * Makes the transform of a schema to a type of yours, as in `createTransform<User>(argot, schema)`. The type is not checked against the
 * schema. All else is as in the other form.
 */
export function createTransform<Value = unknown>(
  argot: Argot,
  schema: unknown,
  options?: TransformOptions,
): Transform<Value>;
export function createTransform(argot: Argot, schema: unknown, options: TransformOptions = {}): Transform {
  requireArgot("createTransform", argot);
  const isValid = argot.compile(schema);
  const plan = argot.plan(schema);
  const change = planTransform(plan, options);
  const complete = completingTransform(plan, options);
  const transform = (given: unknown, call: TransformCall = noChoice): TransformResult => {
    refuseUnknownOptions("transform", call, ["mutate"]);
    // Most values are valid and complete. To find that takes less time than the transform.
    if (complete && isValid(given) && complete(given).changes.length === 0)
      return { valid: true, value: given, changes: [], errors: [] };
    const { value, changes } = change(given, call.mutate ?? false);
    const { valid, errors } = isValid.validate(value);
    return { valid, value, changes, errors };
  };
  const standard = isValid["~standard"];
  return Object.assign(transform, {
    "~standard": {
      ...standard,
      validate(given: unknown) {
        const { valid, value } = transform(given);
        return valid ? { value } : standard.validate(value);
      },
    },
  });
}

const noChoice: TransformCall = {};

/**
 * What may change valid values: they are coerced nowhere, and lose only properties that are allowed. `undefined` with functions of
 * keywords, which may do anything.
 */
function completingTransform(plan: Plan, options: TransformOptions): PlanTransform | undefined {
  const { useDefaults = false, removeAdditional, keywords = {} } = options;
  if (Object.keys(keywords).length > 0) return undefined;
  return planTransform(plan, { useDefaults, removeAdditional: removeAdditional === "all" ? "all" : false });
}
