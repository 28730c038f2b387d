// Schemas as sets of values: questions about all values at once.
export { conflict } from "./questions/conflict.js";
export { compare, type Comparison, contained, type Containment } from "./questions/contained.js";
export { type QuestionOptions, type Satisfiability, satisfiable } from "./questions/satisfiable.js";
export {
  complement,
  intersect,
  type SchemaSource,
  type SetExpression,
  setOf,
  subtract,
  union,
  type ValueSet,
} from "./sets/value-set.js";
