export { assertValid, type Validates } from "./engine/assert-valid.js";
export { type Argot, createArgot, type DocumentLocation } from "./engine/argot.js";
export type { CoreOptions } from "./engine/core-options.js";
export type { ReadDocument } from "./engine/load.js";
export type { Tier } from "./engine/tiers.js";
export type { Backend } from "./plan/backend.js";
export { ValidationError } from "./engine/validation-error.js";
export type {
  StandardConverter,
  StandardFailure,
  StandardIssue,
  StandardResult,
  StandardSchema,
  StandardSuccess,
  StandardTarget,
  StandardTypes,
} from "./engine/standard-schema.js";
export type { FailuresOptions } from "./engine/failures-options.js";
export type { ValidateOptions } from "./engine/validate-options.js";
export type { Validator } from "./engine/validator.js";
export { ConversionError } from "./errors/conversion-error.js";
export { DefinitionError } from "./errors/definition-error.js";
export { DisposedError } from "./errors/disposed-error.js";
export { EvaluationError } from "./errors/evaluation-error.js";
export { LimitError, type Limits } from "./errors/limit-error.js";
export { refuseUnknownName, refuseUnknownOptions, requireArgot, requireArgument } from "./errors/check-arguments.js";
export { SchemaError, type SchemaErrorCode, type SchemaErrorLocation } from "./errors/schema-error.js";
export { ownProperties } from "./json/own-properties.js";
export { parseJson, stringifyJson } from "./json/text.js";
export type { RegexEngine } from "./lower/pattern.js";
export type { SchemaFault, Tolerance } from "./lower/tolerance.js";
export type { Json, JsonObject } from "./json/types.js";
export type { Keyword } from "./keyword/keyword.js";
export {
  type CompiledCheck,
  defineDialect,
  type Dialect,
  type DialectDefinition,
  type DialectKeyword,
} from "./keyword/dialect.js";
export { addVocabularies, removeKeywords, replaceKeywords, replacePresentKeywords } from "./keyword/derive-dialect.js";
export {
  defineVocabulary,
  type KeywordsByName,
  type Vocabulary,
  type VocabularyDefinition,
} from "./keyword/vocabulary.js";
export type { ValidationIssue } from "./issues/issue.js";
export type { IssueMaker } from "./issues/issue-maker.js";
export type { Reported, Reports } from "./engine/reports.js";
export {
  hasMessageId,
  type KnownIssue,
  type EngineMessageData,
  type MessageContext,
  type MessageData,
} from "./issues/message-data.js";
export { messageTemplates, type MessageTemplates } from "./keyword/message-templates.js";
export type { InnerMessage } from "./plan/inner-message.js";
export type { InnerMessageId } from "./messages/engine-inner-message.js";
export type { Locations } from "./messages/locations.js";
export type { InvalidResult, ValidationResult, ValidResult } from "./issues/result.js";
