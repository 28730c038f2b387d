// What each entry point exports beside its class.
export { AjvCore, type ErrorsTextOptions } from "./ajv-core.js";
export { _, Code, Name, nil, str, stringify } from "./codegen/code.js";
export type { ErrorNoParams, ErrorObject } from "./errors/error-object.js";
export { ValidationError } from "./errors/validation-error.js";
export type { AsyncFormatValidator, Format, FormatDefinition, FormatValidator } from "./keywords/format.js";
export type {
  DataValidateFunction,
  DataValidationCxt,
  KeywordDefinition,
  KeywordErrorDefinition,
  SchemaValidateFunction,
} from "./keywords/keyword-definition.js";
export type { CodeOptions, InstanceOptions, Logger, Options } from "./options.js";
export { MissingRefError } from "./schemas/reference-errors.js";
export type { AnySchema, AnySchemaObject, AsyncSchema, JSONType, Schema, SchemaObject } from "./types.js";
export type {
  AnyValidateFunction,
  AsyncValidateFunction,
  SchemaEnvironment,
  ValidateFunction,
} from "./validate-function.js";
