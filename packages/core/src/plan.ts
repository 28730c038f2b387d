// The plan: for those who read, transform or translate it.
export type { InnerMessage } from "./plan/inner-message.js";
export type {
  Block,
  BlockId,
  SiblingNames,
  Decoding,
  AlternativeName,
  Application,
  Except,
  ExportedFrom,
  Constraint,
  ConstraintOf,
  CustomFunction,
  Measure,
  RuleAnnotation,
  Pattern,
  Plan,
  Predicate,
  PredicateOf,
  Range,
  Relation,
  Report,
  Resource,
  Rule,
} from "./plan/plan.js";
export type { Uses } from "./plan/op.js";
export type { FailedApplication, Failure, PlanFailures } from "./plan/failure.js";
export { nowhere } from "./plan/plan.js";
export { applicationTo, isPlain } from "./plan/application.js";
export { isFalse, isNeverValid, ruleOf, requiredTypes } from "./plan/rule.js";
export type { EvaluatedParts } from "./plan/evaluated-draft.js";
export { evaluatesMember, type Evaluation, evaluationOf } from "./plan/evaluated-parts.js";
export { requiredNames } from "./plan/predicates.js";
export { type ConstantMember, constantMember, constantsIn } from "./plan/constants.js";
export { DefinitionError } from "./errors/definition-error.js";
export { requireArgument } from "./errors/check-arguments.js";
export { items } from "./plan/ops/items.js";
export { withoutImplied } from "./plan/decoding.js";
export { devirtualise } from "./passes/devirtualise.js";
export { inlineBlocks } from "./passes/inline-blocks.js";
export { prune } from "./passes/prune.js";
export { withoutMessages } from "./passes/without-messages.js";
export { resolveInOrder, resolveUnevaluated } from "./passes/resolve-unevaluated.js";
export type { Limits } from "./errors/limit-error.js";
export { locatedError } from "./errors/evaluation-error.js";
export { guardedRun } from "./loop/guarded-run.js";
export type {
  Backend,
  Closures,
  Fallback,
  FindFailures,
  RunCounter,
  SearchEnd,
  SearchingFallback,
  Verdict,
} from "./plan/backend.js";
export { maxCallDepth } from "./plan/backend.js";
export { needsLoop } from "./plan/cycles.js";
export { functionsOf } from "./plan/functions.js";
export { parse } from "./plan/parse.js";
export type { ParseOptions } from "./plan/rule-parser.js";
export { print } from "./plan/print.js";
export { PlanError } from "./plan/plan-error.js";
export type { PartApplication, ValuePart } from "./plan/value-part.js";
export { verify } from "./plan/verify.js";
export {
  applicationsOf,
  blockAt,
  domainOf,
  hasDynamicApplications,
  inPlace,
  isAboutEach,
  mapApplications,
  blocksWithEvaluated,
  nestingBlocks,
  partApplicationsOf,
  partsOf,
  rangeOf,
  readsEvaluated,
  type Targets,
  targetsIn,
  usesOf,
} from "./plan/walk.js";
export { identified, isInstance } from "./errors/identity.js";
export { ownProperties } from "./json/own-properties.js";
export { JsonType, type TypeSet } from "./json/types.js";
export type { Json, JsonObject } from "./json/types.js";
