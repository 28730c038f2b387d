// Schemas as sets of values: questions about all values at once.
export { conflict } from "./questions/conflict.js";
export type { ExampleOptions, NotFound } from "./questions/collect-examples.js";
export {
  type Counterexample,
  type Counterexamples,
  counterexamples,
  type NotBroken,
} from "./questions/counterexamples.js";
export { type Difference, type DifferenceOptions, type Differences, differences } from "./questions/differences.js";
export { type Example, type Examples, examples, type NotShown, type Shown } from "./questions/examples.js";
export type { Flaw } from "./flaws/flaw.js";
export { flaws } from "./flaws/flaws.js";
export { type Mutation, type MutationOptions, type Mutations, mutations } from "./questions/mutations.js";
export { compare, type Comparison, contained, type Containment } from "./questions/contained.js";
export { type QuestionOptions, type Satisfiability, satisfiable } from "./questions/satisfiable.js";
export type { SetExpression } from "./sets/expression.js";
export { complement, intersect, type SchemaSource, setOf, subtract, union, type ValueSet } from "./sets/value-set.js";
export { schemaOf, type WrittenDialect, type WrittenSchema } from "./write/schema-of.js";
export type { Schema, SchemaObject } from "./write/targets.js";
