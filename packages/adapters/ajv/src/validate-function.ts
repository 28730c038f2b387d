// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign
import type { ErrorObject } from "./errors/error-object.js";
import { ValidationError } from "./errors/validation-error.js";
import type { DataValidationCxt } from "./keywords/keyword-definition.js";
import type { AnySchema } from "./types.js";

/** A schema that an instance knows. */
export interface SchemaEnvironment {
  /** The schema as it was given. */
  readonly schema: AnySchema;
  /** Its identifier, or the key that it was added with; empty if it has neither. */
  readonly baseId: string;
  /** Whether it is a schema of schemas. Those stay when all schemas are removed. */
  readonly meta: boolean;
  /** Its function, once it is compiled. */
  validate: AnyValidateFunction | undefined;
}

/** A compiled schema. */
export interface ValidateFunction<T = unknown> {
  /**
   * Whether a value is valid.
   *
   * @param dataCxt - Where the value stands in another one.
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
  /** Gives the value if it is valid. The promise is rejected with a {@link ValidationError} if it is not. */
  (this: any, data: any, dataCxt?: any): Promise<T>;
  /** Tells it from other functions. */
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

/** How values are validated against a schema. */
export interface Validation {
  isValid(data: unknown): boolean;
  /** The errors of a value; `null` if it has none. */
  errorsOf(data: unknown, context: Partial<DataValidationCxt> | undefined): ErrorObject[] | null;
}

/** Makes the function of a schema. */
export function validateFunction(
  environment: SchemaEnvironment,
  { isValid, errorsOf }: Validation,
): AnyValidateFunction {
  const { schema } = environment;
  const isAsync = typeof schema === "object" && schema.$async === true;
  const properties = { errors: null as ErrorObject[] | null, schema, schemaEnv: environment };
  if (isAsync) {
    const validate = async (data: unknown, context?: Partial<DataValidationCxt>): Promise<unknown> => {
      const errors = isValid(data) ? null : errorsOf(data, context);
      if (errors) throw new ValidationError(errors);
      return data;
    };
    return Object.assign(validate, { ...properties, $async: true as const });
  }
  const validate = Object.assign((data: unknown, context?: Partial<DataValidationCxt>): boolean => {
    if (isValid(data)) {
      validate.errors = null;
      return true;
    }
    validate.errors = errorsOf(data, context);
    return validate.errors === null;
  }, properties);
  return validate as ValidateFunction;
}
