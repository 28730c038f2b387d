// What an author of keywords needs: the definition, shapes, facets, and the parts that plans are made of.
export { DefinitionError } from "./errors/definition-error.js";
export { isObject, type Json, type JsonObject, T, type TypeSet } from "./json/types.js";
export {
  defineKeyword,
  type Identity,
  type InstanceOf,
  type Keyword,
  type KeywordDefinition,
  type Reading,
} from "./keyword/define.js";
export {
  defineDialect,
  defineVocabulary,
  type Dialect,
  type NamedKeyword,
  type Vocabulary,
} from "./keyword/dialect.js";
export { defineFacet, type Facet, type Provision, single } from "./keyword/facet.js";
export { containsQuota, memberClaims, prefixLength } from "./keyword/facets.js";
export type { ParseContext, Path, Shape, ShapeProblem } from "./keyword/shape.js";
export {
  boolean,
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
  Edge,
  Except,
  Goal,
  GoalOf,
  HostFunction,
  Measure,
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
  has,
  is,
  items,
  length,
  match,
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
