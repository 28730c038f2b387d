export type { Change, ChangeKind } from "./change.js";
export { copyOf } from "./copy.js";
export {
  createTransform,
  type InvalidTransformResult,
  type StandardTransform,
  type StandardTransformTypes,
  type Transform,
  type TransformCall,
  type TransformResult,
  type ValidTransformResult,
} from "./create-transform.js";
export type { KeywordPosition, KeywordTransform, TransformOptions } from "./options.js";
export { planTransform, type PlanTransform, type TransformedValue } from "./plan-transform.js";
export { TransformLimitError } from "./transform-limit-error.js";
