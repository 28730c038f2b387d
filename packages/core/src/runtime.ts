// Leaf meanings of JSON values, for emitted code.
export { asEvaluationError } from "./errors/evaluation-error.js";
export * from "./json/runtime-helpers.js";
