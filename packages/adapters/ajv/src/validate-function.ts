// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign
import type { ErrorObject } from "./errors/error-object.js";
import { EvaluationError } from "@argot/core";
import { ValidationError } from "./errors/validation-error.js";
import type { DataValidationCxt } from "./keywords/keyword-definition.js";
import { ValidationRun } from "./keywords/validation-run.js";
import type { AnySchema } from "./types.js";

/** A schema that an instance knows. */
export interface SchemaEnvironment {
  /** The schema as it was given. */
  readonly schema: AnySchema;
  /** Its identifier, or the key that it was added with; empty if it has neither. */
  readonly baseId: string;
  /** Whether it is a meta-schema, which stays when all schemas are removed. Absent: `false`. */
  readonly meta?: boolean;
  /** Its function, once it is compiled. */
  validate: AnyValidateFunction | undefined;
}

/** A compiled schema. */
export interface ValidateFunction<T = unknown> {
  /**
   * Whether a value is valid.
   *
   * @param dataCxt - The location of the value in another one.
   */
  (this: any, data: any, dataCxt?: any): data is T;
  /** The errors of the last call; `null` if the value was valid. */
  errors?: ErrorObject[] | null;
  /** The schema as it was given. */
  schema: AnySchema;
  /** What the instance knows of the schema. */
  schemaEnv: SchemaEnvironment;
}

/** A compiled schema with `$async: true`. */
export interface AsyncValidateFunction<T = unknown> {
  /** Returns the value if it is valid. Otherwise the promise is rejected with a {@link ValidationError}. */
  (this: any, data: any, dataCxt?: any): Promise<T>;
  /** Distinguishes it from other functions. */
  $async: true;
  /** Not used: the rejection has the errors. */
  errors?: ErrorObject[] | null;
  /** The schema as it was given. */
  schema: AnySchema;
  /** What the instance knows of the schema. */
  schemaEnv: SchemaEnvironment;
}

/** A compiled schema of either kind. */
export type AnyValidateFunction<T = any> = ValidateFunction<T> | AsyncValidateFunction<T>;

/** Finds the errors of a value; `null` if it has none. */
export type FindErrors = (data: unknown, run: ValidationRun) => ErrorObject[] | null;

/** The `this` of the functions of keywords, from that of the call. */
type ReceiverOf = (receiver: unknown) => unknown;

/**
 * Makes the function of a schema whose verdicts do not depend on the call: a valid value costs no more than its verdict.
 *
 * @param failuresOf - Finds what fails; `undefined` for a valid value.
 * @param errorsOf - Makes errors of it.
 */
export function plainFunction<Failures>(
  environment: SchemaEnvironment,
  failuresOf: (data: unknown) => Failures | undefined,
  errorsOf: (failures: Failures, run: ValidationRun) => ErrorObject[],
  receiver: unknown,
): ValidateFunction {
  const validate = Object.assign(function (data: unknown, context?: Partial<DataValidationCxt>): boolean {
    try {
      const failures = failuresOf(data);
      if (failures === undefined) {
        validate.errors = null;
        return true;
      }
      validate.errors = errorsOf(failures, new ValidationRun(context, receiver));
    } catch (error) {
      throw thrownBy(error);
    }
    return false;
  }, propertiesOf(environment));
  return validate as ValidateFunction;
}

/** Makes the function of a schema whose verdicts depend on the call, or which changes values. */
export function recordedFunction(
  environment: SchemaEnvironment,
  findErrors: FindErrors,
  receiverOf: ReceiverOf,
): ValidateFunction {
  const validate = Object.assign(function (
    this: unknown,
    data: unknown,
    context?: Partial<DataValidationCxt>,
  ): boolean {
    validate.errors = rethrowing(() => findErrors(data, new ValidationRun(context, receiverOf(this))));
    return validate.errors === null;
  }, propertiesOf(environment));
  return validate as ValidateFunction;
}

/** Makes the function of a schema with `$async: true`. */
export function asyncFunction(
  environment: SchemaEnvironment,
  findErrors: FindErrors,
  receiverOf: ReceiverOf,
): AsyncValidateFunction {
  const validate = async function (
    this: unknown,
    data: unknown,
    context?: Partial<DataValidationCxt>,
  ): Promise<unknown> {
    const run = new ValidationRun(context, receiverOf(this));
    let errors: ErrorObject[] | null;
    do errors = rethrowing(() => findErrors(data, run));
    // oxlint-disable-next-line no-await-in-loop -- what is looked up next may depend on what was found
    while (await run.settle());
    if (errors) throw new ValidationError(errors);
    return data;
  };
  return Object.assign(validate, { ...propertiesOf(environment), $async: true as const });
}

const propertiesOf = (
  schemaEnv: SchemaEnvironment,
): Pick<ValidateFunction, "schema" | "schemaEnv"> & { errors: ErrorObject[] | null } => ({
  errors: null,
  schema: schemaEnv.schema,
  schemaEnv,
});

function rethrowing<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw thrownBy(error);
  }
}

/** The error that a keyword's function threw, if it ended the evaluation. */
const thrownBy = (error: unknown): unknown =>
  error instanceof EvaluationError && error.cause !== undefined ? error.cause : error;
