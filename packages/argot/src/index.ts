export {
  addVocabularies,
  type Argot,
  DefinitionError,
  defineDialect,
  defineVocabulary,
  type Dialect,
  type DialectDefinition,
  EvaluationError,
  type Json,
  type JsonObject,
  type Locations,
  replaceKeywords,
  SchemaError,
  type SchemaErrorCode,
  type SchemaPlace,
  type Tier,
  ValidationError,
  type ValidationIssue,
  type ValidationResult,
  type Validator,
  type Vocabulary,
} from "@argot/core";
export { T, type TypeSet } from "@argot/core/keyword";
export { defineFormat, type Format, type FormatDefinition, type Formats, openApiFormats } from "@argot/format";
export { type EmittedModule, ModuleError, type ModuleOptions } from "@argot/compiler";
export { compileModule } from "./compile-module.js";
export { type ArgotOptions, createArgot, type DialectName } from "./create-argot.js";
export type { FormatsOption } from "./formats.js";
