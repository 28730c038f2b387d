import {
  createErrorHandler,
  type CustomValidator,
  type ErrorTransformer,
  type FormContextType,
  getDefaultFormState,
  type RJSFSchema,
  type RJSFValidationError,
  type StrictRJSFSchema,
  type UiSchema,
  unwrapErrorHandler,
  type ValidationData,
  validationDataMerge,
  type ValidatorType,
} from "@rjsf/utils";
import {
  type ArgotOptions,
  flattenIssues,
  localise,
  type Messages,
  SchemaError,
  type ValidationIssue,
  argotOptionNames,
  refuseUnknownOptions,
} from "argot";
import { FormErrors } from "./form-errors.js";
import { FormSchemas } from "./form-schemas.js";

/** Options for `createFormValidator`: those of `createArgot`, and these. */
export interface FormValidatorOptions extends ArgotOptions {
  /** The templates of messages, such as a translation. Default: English. */
  readonly messages?: Messages;
  /**
   * Called with the error of a part of a schema that cannot be used, when a form tests data against it. Data do not
   * match such a part. The form shows an error of the whole schema.
   */
  readonly onSchemaError?: (error: SchemaError) => void;
}

/**
 * Makes a validator for the property `validator` of a form. It generates no code, so it works where a Content Security Policy
 * forbids that; the option `tier` changes this.
 *
 * Schemas without `$schema` are in draft-07, as with the validators of react-jsonschema-form. Their formats are checked. A schema
 * object is compiled once: give the form another object for another schema, or call `reset`.
 *
 * @typeParam T - The type of the form's data.
 * @typeParam S - The type of its schema.
 * @typeParam F - The type of its context.
 */
export function createFormValidator<
  T = unknown,
  S extends StrictRJSFSchema = RJSFSchema,
  F extends FormContextType = FormContextType,
>(options: FormValidatorOptions = {}): ValidatorType<T, S, F> {
  const names = ["messages", "onSchemaError"] satisfies (keyof FormValidatorOptions)[];
  refuseUnknownOptions("createFormValidator", options, [...names, ...argotOptionNames]);
  const { messages, onSchemaError, ...given } = options;
  const schemas = new FormSchemas({ dialect: "draft-07", formats: "assert", tier: "closures", ...given });

  /** The issues of data, flattened: a missing property has an issue of its own. */
  const issuesOf = (schema: S, formData: T | undefined): readonly ValidationIssue[] => {
    const flat = flattenIssues(schemas.whole(schema).validate(formData).errors);
    return messages ? localise(flat, messages) : flat;
  };

  const validator: ValidatorType<T, S, F> = {
    rawValidation: (schema, formData) => {
      try {
        const issues = issuesOf(schema, formData);
        return issues.length === 0 ? {} : { errors: [...issues] as never[] };
      } catch (error) {
        return { validationError: asError(error) };
      }
    },

    isValid(schema: S, formData: T | undefined, rootSchema: S): boolean {
      try {
        return schemas.part(schema, rootSchema)(formData);
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        onSchemaError?.(error);
        return false;
      }
    },

    validateFormData(
      formData: T | undefined,
      schema: S,
      customValidate?: CustomValidator<T, S, F>,
      transformErrors?: ErrorTransformer<T, S, F>,
      uiSchema?: UiSchema<T, S, F>,
    ): ValidationData<T> {
      const { errors: issues = [], validationError } = validator.rawValidation<ValidationIssue>(schema, formData);
      const formErrors = new FormErrors(validator, schema, formData, uiSchema);
      const found: RJSFValidationError[] = issues.map((issue) => formErrors.errorOf(issue));
      if (validationError) found.push({ stack: validationError.message });
      const errors = transformErrors ? transformErrors(found, uiSchema) : found;
      const errorSchema = formErrors.byField(errors, validationError);
      if (!customValidate) return { errors, errorSchema };
      // Custom validation gets all fields, even those without a value.
      const complete = getDefaultFormState<T, S, F>(validator, schema, formData, schema, true) as T;
      const handler = customValidate(complete, createErrorHandler<T>(complete), uiSchema, errorSchema);
      return validationDataMerge<T>({ errors, errorSchema }, unwrapErrorHandler<T>(handler));
    },

    reset: () => schemas.clear(),
  };
  return validator;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
