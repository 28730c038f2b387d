export { merge, type MergedSchema, type UnmergedConjunction } from "./merge.js";
export { InlineError, type InlineErrorCode, type InlineOptions, type RemainingReference } from "../inline/index.js";
