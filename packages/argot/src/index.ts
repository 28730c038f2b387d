export {
  type Argot,
  DefinitionError,
  defineDialect,
  defineVocabulary,
  type Dialect,
  type DocumentPlace,
  EvaluationError,
  type Json,
  type JsonObject,
  type Locations,
  localise,
  type Messages,
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
export { type EmittedModule, ModuleError, type ModuleOptions } from "@argot/compiler";
export { compileModule } from "./compile-module.js";
export { type ArgotOptions, createArgot, type DialectName } from "./create-argot.js";
