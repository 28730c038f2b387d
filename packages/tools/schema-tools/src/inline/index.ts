export { inline, type InlinedSchema, type InlineOptions, type RemainingReference } from "./inline.js";
export { InlineError, type InlineErrorCode } from "./inline-error.js";
