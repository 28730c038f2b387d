import {
  ErrorSchemaBuilder,
  type ErrorSchema,
  findFieldInSchema,
  type FormContextType,
  getByPath,
  getUiOptions,
  type RJSFValidationError,
  type StrictRJSFSchema,
  toPath,
  type UiSchema,
  type ValidatorType,
} from "@rjsf/utils";
import type { ValidationIssue } from "argot";

type Path = readonly (string | number)[];

/** Turns issues into the errors of a form. */
export class FormErrors<T, S extends StrictRJSFSchema, F extends FormContextType> {
  readonly #validator: ValidatorType<T, S, F>;
  readonly #schema: S;
  readonly #formData: T | undefined;
  readonly #uiSchema: UiSchema<T, S, F> | undefined;
  /** The paths by their text: a text with a dot in a name cannot be parsed. */
  readonly #paths = new Map<string, Path>();

  constructor(
    validator: ValidatorType<T, S, F>,
    schema: S,
    formData: T | undefined,
    uiSchema: UiSchema<T, S, F> | undefined,
  ) {
    this.#validator = validator;
    this.#schema = schema;
    this.#formData = formData;
    this.#uiSchema = uiSchema;
  }

  /** An issue as an error. Its title is that of the field in the `uiSchema`, or in the schema. */
  errorOf({ keyword, path, message, keywordLocation, data }: ValidationIssue): RJSFValidationError {
    const property = propertyOf(path);
    this.#paths.set(property, path);
    const title = this.#titleOf(path);
    const name = title === undefined ? property : `'${title}'`;
    return {
      ...(keyword !== undefined && { name: keyword }),
      property,
      message,
      params: data,
      stack: `${name} ${message}`.trim(),
      schemaPath: `#${keywordLocation}`,
      title: title ?? "",
    };
  }

  /** The messages by field. An error of the schema is shown above the form. */
  byField(errors: readonly RJSFValidationError[], schemaError: Error | undefined): ErrorSchema<T> {
    const builder = new ErrorSchemaBuilder<T>();
    for (const { property = "", message } of errors) {
      const path = this.#paths.get(property) ?? toPath(property);
      if (message !== undefined) builder.addErrors(message, path.map(String));
    }
    if (schemaError) builder.addErrors(schemaError.message, ["$schema"]);
    return builder.ErrorSchema;
  }

  #titleOf(path: Path): string | undefined {
    // The items of an array share a uiSchema.
    const uiPath = path.map((token) => (typeof token === "number" ? "items" : token));
    const uiSchema = path.length === 0 ? this.#uiSchema : getByPath<UiSchema<T, S, F>>(this.#uiSchema, uiPath);
    return getUiOptions<T, S, F>(uiSchema).title ?? this.#schemaTitleOf(path);
  }

  #schemaTitleOf(path: Path): string | undefined {
    if (path.length === 0) return this.#schema.title;
    const tokens = [...path];
    const { field } = findFieldInSchema<T, S, F>(this.#validator, this.#schema, this.#schema, tokens, this.#formData);
    return field?.title;
  }
}

/** A path in the notation that forms use: `.address.lines[0]`, and `['first.name']` for a name with a dot. */
const propertyOf = (path: Path): string =>
  path
    .map((token) => (typeof token === "number" ? `[${token}]` : /[.[\]]|^$/.test(token) ? `['${token}']` : `.${token}`))
    .join("");
