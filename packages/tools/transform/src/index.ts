export type { Change, ChangeKind } from "./change.js";
export { copyOf } from "./copy.js";
export { createTransform, type Transform, type TransformCall, type TransformResult } from "./create-transform.js";
export type { KeywordPosition, KeywordTransform, TransformOptions } from "./options.js";
export { planTransform, type PlanTransform, type TransformedValue } from "./plan-transform.js";
export { TransformLimitError } from "./transform-limit-error.js";
