export { explanations } from "./explanations.js";
export { explanationsOf } from "./explanations-of.js";
export type {
  CommandExample,
  Example,
  Explanation,
  ExplanationText,
  Origin,
  ProgramExample,
  SchemaExample,
  ValueExample,
} from "./explanation.js";
