// What the packages of this repository share and nobody else should use: it may change in every version.
export { compact } from "./passes/rewrite.js";
export { changedWhileRead } from "./engine/changed-while-read.js";
export { limitFailures } from "./engine/failure-limit.js";
export { instanceLimits, withInstanceCheck } from "./engine/instance-limits.js";
export { jsonSchemaOf } from "./engine/json-schema-source.js";
export { defaultOutputLimit } from "./engine/limits.js";
export { standardSchema } from "./engine/standard-schema.js";
export { Budget } from "./errors/budget.js";
export { refuseUnknownOptions, requireArgument, requirePlan } from "./errors/check-arguments.js";
export { asEvaluationError, guarded } from "./errors/evaluation-error.js";
export { identified, isInstance } from "./errors/identity.js";
export { ModuleVersionError } from "./errors/module-version-error.js";
export { firstChoice, mainIssue } from "./issues/main-issue.js";
export { validResult } from "./issues/result.js";
export { type Candidate, candidatesOf, closest, type Effort, pairedByNearness, suggested } from "./json/closest.js";
export { jsonSet, JsonSet } from "./json/json-set.js";
export { hasProperty } from "./json/measure.js";
export { ownProperties } from "./json/own-properties.js";
export { tokenSuffix } from "./json/pointer.js";
export { snapshot } from "./json/snapshot.js";
export { typeName, typeNames, typesOf } from "./json/types.js";
export { keywordsIn, unchecked } from "./keyword/dialect.js";
export { hintFor, unknownKeywordHint, unknownValueHint } from "./keyword/hint-for.js";
export type { BlockVerdicts } from "./loop/block-verdicts.js";
export { countDecoded } from "./loop/decoded-text.js";
export { load } from "./engine/load.js";
export { Loop } from "./loop/evaluate.js";
export { EvaluatedSet } from "./loop/evaluated-set.js";
export { failedApplications } from "./loop/failed-applications.js";
export { fallbackTo } from "./loop/fallback.js";
export { findFailures, findFailuresFrom } from "./loop/find-failures.js";
export type { Frame } from "./loop/frame.js";
export { entryBlock, type ReachedBlock } from "./loop/reached-block.js";
export type { Scope } from "./loop/scope.js";
export { type BlockNode, newBlockNode, type RuleNode, type TraceNode } from "./loop/trace-node.js";
export { type Retention, Trace, traceOfAnnotations, traceOfEverything } from "./loop/trace.js";
export { compilePattern } from "./lower/pattern.js";
export { ApplicationPointers } from "./messages/application-pointers.js";
export { defaultTemplate } from "./messages/default-template.js";
export { differenceFrom, hasParts } from "./messages/difference.js";
export { innerMessages } from "./messages/engine-inner-message.js";
export {
  canMissProperty,
  type DataMaker,
  dataMakerOf,
  type FailedRule,
  type FailureData,
  findInParts,
  matchingItems,
  typeFound,
} from "./messages/failure-data.js";
export { schemaLocation } from "./messages/schema-location.js";
export {
  fill,
  oneOrOther,
  partlyFilled,
  type PluralForm,
  type Template,
  templateOf,
  Templates,
} from "./messages/template.js";
export { complete, type WrittenBlock, type WrittenPlan } from "./plan/complete.js";
export { Declarations } from "./plan/declared-parts.js";
export { beginsWith } from "./plan/decoding.js";
export { falseReport } from "./plan/false-rules.js";
export type { KnownData, Subject } from "./plan/op.js";
export type { OpenPath } from "./plan/open-path.js";
export type { ConstantSets } from "./plan/ops/among.js";
export { evidenceOf, holds, mayHold } from "./plan/predicates.js";
export {
  blocksLeadingTo,
  callersIn,
  failsByItself,
  findBlock,
  isConditionOf,
  subjectOf,
  tooManyHold,
  predicatesOf,
} from "./plan/walk.js";
export { readersLast } from "./plan/rule.js";
