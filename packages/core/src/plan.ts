// The plan: for those who read, transform or translate it.
export type {
  Block,
  BlockId,
  Claims,
  Decoding,
  Edge,
  Except,
  ExportedFrom,
  Goal,
  GoalOf,
  HostFunction,
  Measure,
  Note,
  Pattern,
  Plan,
  Pred,
  Range,
  Relation,
  Report,
  Resource,
  Rule,
} from "./plan/ops.js";
export type { FailedApplication, Failure } from "./plan/failure.js";
export { demand, edgeTo, items, nowhere } from "./plan/ops.js";
export { withoutImplied } from "./plan/decoding.js";
export { devirtualise } from "./passes/devirtualise.js";
export { fuse } from "./passes/fuse.js";
export { prune } from "./passes/prune.js";
export { settleMarks } from "./passes/settle-marks.js";
export type { Backend, ExplainingHandOver, Explanation, HandOver, Verdict } from "./plan/backend.js";
export type { Profile } from "./plan/profile.js";
export { mayEndWithoutAnswer } from "./plan/cycles.js";
export { print } from "./plan/print.js";
export { PlanError, verify } from "./plan/verify.js";
export {
  edgesOf,
  hasDynamicEdges,
  inPlace,
  mapEdges,
  markedBlocks,
  nestingBlocks,
  partsOf,
  readsMarks,
  targetsOf,
} from "./plan/walk.js";
export { own } from "./json/own.js";
export { T, type TypeSet } from "./json/types.js";
export type { Json, JsonObject } from "./json/types.js";
