// JSON texts that arrive in pieces, and what is certain about them before they end.
export { createPartialStream, type PartialStream } from "./partial/create-partial-stream.js";
export { createPartialValidator, type PartialValidator } from "./partial/create-partial-validator.js";
export type { JsonProblem } from "./partial/json-reader.js";
export type { PartialProblem, PartialState, PartialText } from "./partial/partial-text.js";
export type { PartialValue } from "./partial/partial-value.js";
