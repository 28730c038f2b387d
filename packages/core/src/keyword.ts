// What an author of keywords needs: the definition, shapes, facets, and the parts that plans are made of.
export { DefinitionError } from "./errors/definition-error.js";
export { parseJson, stringifyJson } from "./json/text.js";
export { own } from "./json/own.js";
export { isObject, type Json, type JsonObject, T, type TypeSet } from "./json/types.js";
export {
  defineKeyword,
  type Identity,
  type InstanceOf,
  type Keyword,
  type KeywordCommon,
  type KeywordDefinition,
  type KeywordMeaning,
  type Reading,
} from "./keyword/define.js";
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
export { defineFacet, type Facet, type Provision, single } from "./keyword/facet.js";
export { containsQuota, memberClaims, prefixLength, presence, type Wording, wordings } from "./keyword/facets.js";
export type { ParseContext, Path, Shape, ShapeProblem } from "./keyword/shape.js";
export {
  boolean,
  dynamicReference,
  either,
  json,
  listOf,
  mapOf,
  nonNegativeInteger,
  number,
  pattern,
  patternMap,
  plain,
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
  Claims,
  Comparison,
  Decoding,
  Edge,
  Except,
  ExportedFrom,
  Goal,
  GoalOf,
  HostCall,
  HostFunction,
  Measure,
  Parts,
  Pattern,
  Pred,
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
  count,
  decoded,
  decoding,
  has,
  host,
  is,
  items,
  length,
  match,
  member,
  members,
  multipleOf,
  names,
  not,
  nothing,
  or,
  self,
  size,
  some,
  test,
  unique,
  when,
} from "./plan/ops.js";
