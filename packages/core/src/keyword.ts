// What an author of keywords needs: the definition, shapes, facets, and the parts that plans are made of.
export { DefinitionError } from "./errors/definition-error.js";
export { parseJson, stringifyJson } from "./json/text.js";
export { ownProperties } from "./json/own-properties.js";
export { isObject, type Json, type JsonObject, JsonType, type TypeSet } from "./json/types.js";
export {
  defineKeyword,
  type Identity,
  type InstanceOf,
  type Keyword,
  type KeywordCommon,
  type KeywordDefinition,
  type KeywordMeaning,
  type KeywordContext,
} from "./keyword/define.js";
export {
  type CompiledCheck,
  defineDialect,
  type Dialect,
  type DialectDefinition,
  type DialectKeyword,
} from "./keyword/dialect.js";
export { addVocabularies, removeKeywords, replaceKeywords } from "./keyword/derive-dialect.js";
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
} from "./keyword/facets.js";
export type { ParseContext, Path, Shape, ShapeProblem } from "./keyword/shape.js";
export {
  boolean,
  dynamicReference,
  oneOfShapes,
  json,
  listOf,
  mapOf,
  nonNegativeInteger,
  number,
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
} from "./keyword/shapes.js";
export type {
  BlockId,
  SiblingNames,
  Comparison,
  Decoding,
  Application,
  Except,
  ExportedFrom,
  Constraint,
  ConstraintOf,
  CustomCall,
  CustomFunction,
  Measure,
  Parts,
  Pattern,
  Predicate,
  Range,
  Relation,
} from "./plan/ops.js";
export {
  above,
  all,
  among,
  and,
  atLeast,
  atMost,
  below,
  branch,
  itemCount,
  decoded,
  decoding,
  has,
  custom,
  is,
  items,
  characterCount,
  match,
  member,
  members,
  multipleOf,
  names,
  not,
  nothing,
  or,
  self,
  propertyCount,
  some,
  test,
  unique,
  when,
} from "./plan/ops.js";
