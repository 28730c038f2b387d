// What an author of keywords needs: the definition, shapes, facets, and the parts that plans are made of.
export { DefinitionError } from "./errors/definition-error.js";
export { isObject, type Json, type JsonObject, JsonType, type TypeSet } from "./json/types.js";
export { defineKeyword } from "./keyword/define-keyword.js";
export { typedKeyword } from "./keyword/typed-keyword.js";
export type { Identity, Keyword, KeywordContext } from "./keyword/keyword.js";
// By a star, so that authors can add members to what it exports.
export type * from "./keyword/keyword-types.js";
export type { InstanceOf, KeywordCommon, KeywordDefinition, KeywordMeaning } from "./keyword/keyword-definition.js";
export {
  defineVocabulary,
  type KeywordsByName,
  type Vocabulary,
  type VocabularyDefinition,
} from "./keyword/vocabulary.js";
export { defineFacet, type Facet, type Provision, singleFacet } from "./keyword/facet.js";
export {
  containsRange,
  claimedProperties,
  prefixLength,
  requiredByProperty,
  type CustomMessages,
  customMessages,
} from "./keyword/shared-facets.js";
export type { ParseContext, Path, Shape, ShapeProblem } from "./keyword/shape.js";
export {
  boolean,
  dynamicReference,
  oneOfShapes,
  json,
  type JsonTuple,
  listOf,
  mapOf,
  nonNegativeInteger,
  number,
  type ParsedTuple,
  pattern,
  patternMap,
  simpleShape,
  positiveNumber,
  reference,
  refined,
  schema,
  schemaList,
  schemaMap,
  string,
  strings,
  stringsMap,
  transformed,
  tupleOf,
} from "./keyword/shapes.js";
export type {
  AlternativeName,
  Application,
  BlockId,
  Constraint,
  ConstraintOf,
  CustomFunction,
  Decoding,
  Except,
  ExportedFrom,
  InstancePosition,
  Measure,
  Parts,
  Pattern,
  Predicate,
  Range,
  Relation,
  SiblingNames,
  TestAt,
} from "./plan/plan.js";
export type { InnerMessage } from "./plan/inner-message.js";
export { innerMessage } from "./messages/template.js";
export { namedBy, when } from "./plan/application.js";
// The ops of constraints.
export { all } from "./plan/ops/all.js";
export { branch } from "./plan/ops/branch.js";
export { decoded, decoding } from "./plan/ops/decoded.js";
export { items } from "./plan/ops/items.js";
export { members } from "./plan/ops/members.js";
export { names } from "./plan/ops/names.js";
export { nothing } from "./plan/ops/nothing.js";
export { some } from "./plan/ops/some.js";
export { test } from "./plan/ops/test-op.js";
// The ops of predicates.
export { among } from "./plan/ops/among.js";
export { and } from "./plan/ops/and.js";
export {
  above,
  atLeast,
  atMost,
  below,
  characterCount,
  type Comparison,
  itemCount,
  propertyCount,
  self,
} from "./plan/ops/compare.js";
export { custom, customAt, type CustomCall } from "./plan/ops/custom.js";
export { has } from "./plan/ops/has.js";
export { is } from "./plan/ops/is.js";
export { match } from "./plan/ops/match.js";
export { member } from "./plan/ops/member.js";
export { multipleOf } from "./plan/ops/multiple.js";
export { not } from "./plan/ops/not.js";
export { or } from "./plan/ops/or.js";
export { unique } from "./plan/ops/unique.js";
