// What each entry point exports beside its class.
export { AjvCore, type ErrorsTextOptions, type Plugin } from "./ajv-core.js";
export { _, Code, Name, nil, str, stringify } from "./codegen/code.js";
export type { DefinedError } from "./errors/defined-error.js";
export type { ErrorNoParams, ErrorObject } from "./errors/error-object.js";
export type { JSONSchemaType, PartialSchema } from "./json-schema-type.js";
export { ValidationError } from "./errors/validation-error.js";
export type {
  AsyncFormatDefinition,
  AsyncFormatValidator,
  Format,
  FormatDefinition,
  FormatValidator,
} from "./keywords/format.js";
export type {
  CodeKeywordDefinition,
  DataValidateFunction,
  DataValidationCxt,
  FuncKeywordDefinition,
  KeywordCxt,
  KeywordDefinition,
  KeywordErrorDefinition,
  MacroKeywordDefinition,
  SchemaCxt,
  SchemaObjCxt,
  SchemaValidateFunction,
  Vocabulary,
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
