export { type Argot, type CoreOptions, createArgot, type DocumentPlace } from "./engine/argot.js";
export type { Backend, HandOver, Tier, Verdict } from "./engine/tiers.js";
export { ValidationError } from "./engine/validation-error.js";
export type { ValidationResult, Validator } from "./engine/validator.js";
export { DefinitionError } from "./errors/definition-error.js";
export { EvaluationError } from "./errors/evaluation-error.js";
export { SchemaError, type SchemaErrorCode, type SchemaPlace } from "./errors/schema-error.js";
export type { Json, JsonObject } from "./json/types.js";
export type { Keyword } from "./keyword/define.js";
export {
  type CompiledCheck,
  defineDialect,
  defineVocabulary,
  type Dialect,
  type NamedKeyword,
  replaceKeywords,
  type Vocabulary,
} from "./keyword/dialect.js";
export type { ValidationIssue } from "./output/errors.js";
export { localise, type Messages } from "./output/localise.js";
export type { Locations } from "./output/locations.js";
