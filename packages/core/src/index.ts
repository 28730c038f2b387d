export { type Argot, type CoreOptions, createArgot, type DocumentPlace } from "./engine/argot.js";
export type { Tier } from "./engine/tiers.js";
export type { Backend, ExplainingHandOver, Explanation, HandOver, Verdict } from "./plan/backend.js";
export { ValidationError } from "./engine/validation-error.js";
export type { ValidateOptions, Validator } from "./engine/validator.js";
export { DefinitionError } from "./errors/definition-error.js";
export { DisposedError } from "./errors/disposed-error.js";
export { EvaluationError } from "./errors/evaluation-error.js";
export { LimitError, type Limits } from "./errors/limit-error.js";
export { SchemaError, type SchemaErrorCode, type SchemaPlace } from "./errors/schema-error.js";
export { own } from "./json/own.js";
export { parseJson, stringifyJson } from "./json/text.js";
export type { RegexEngine } from "./lower/pattern.js";
export type { Json, JsonObject } from "./json/types.js";
export type { Keyword } from "./keyword/define.js";
export {
  type CompiledCheck,
  defineDialect,
  type Dialect,
  type DialectDefinition,
  type NamedKeyword,
} from "./keyword/dialect.js";
export { addVocabularies, removeKeywords, replaceKeywords } from "./keyword/variations.js";
export {
  defineVocabulary,
  type NamedKeywords,
  type Vocabulary,
  type VocabularyDefinition,
} from "./keyword/vocabulary.js";
export type { Annotation, Annotations } from "./output/annotations.js";
export type { LocatedContent } from "./output/contents.js";
export type { ValidationIssue } from "./output/errors.js";
export type { EvaluationHead, EvaluationUnit } from "./output/evaluation-unit.js";
export { type FlagOutput, type OutputFormat, outputFormats, type Outputs } from "./output/formats.js";
export type { HierarchicalOutput } from "./output/hierarchical.js";
export { leadingIssue } from "./output/leading.js";
export type { ListOutput } from "./output/list.js";
export { localise, type Messages } from "./output/localise.js";
export { ownMessages, type OwnMessageId } from "./output/own-messages.js";
export type { OutputUnit } from "./output/unit.js";
export type { Locations } from "./output/locations.js";
export type { ValidationResult } from "./output/result.js";
