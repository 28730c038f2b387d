import { requireArgument } from "@argot/core/json";
import { devirtualise, type Plan } from "@argot/core/plan";
import type { SetExpression } from "./expression.js";

/** What the algebra needs of an instance of Argot. */
export interface SchemaSource {
  /** The verdict of a schema. */
  compile(schema: unknown): (value: unknown) => boolean;
  /** What it means. */
  plan(schema: unknown): Plan;
}

/** A set of JSON values: those that a schema accepts, or a combination of such sets. */
export interface ValueSet {
  /** What it consists of. */
  readonly expression: SetExpression;
  /** Whether a value is in the set. */
  has(value: unknown): boolean;
}

/**
 * The set of the values that a schema accepts.
 *
 * @param argot - An instance of Argot, which knows the dialect and the documents that the schema refers to.
 * @param schema - A schema, or the URI of one, as `argot.compile` takes it.
 * @throws DefinitionError if the instance is none.
 * @throws SchemaError if the schema cannot be compiled.
 */
export function setOf(argot: SchemaSource, schema: unknown): ValueSet {
  requireArgument(typeof argot?.plan === "function", "setOf", "an instance of Argot", argot);
  const accepts = argot.compile(schema);
  // Most dynamic references lead to one schema only, as others do.
  const plan = devirtualise(argot.plan(schema));
  return { expression: { op: "schema", plan }, has: (value) => accepts(value) };
}

/** @throws DefinitionError unless each argument of a function is a set. */
export function requireSets(name: string, ...sets: readonly ValueSet[]): void {
  for (const set of sets) {
    const isSet = typeof set?.has === "function" && typeof set.expression === "object";
    requireArgument(isSet, name, "a set, as `setOf` makes it", set);
  }
}

/**
 * The values that are in every one of some sets. Without sets, all values.
 *
 * @throws DefinitionError if one of the sets is none.
 */
export function intersect(...sets: readonly ValueSet[]): ValueSet {
  requireSets("intersect", ...sets);
  return {
    expression: { op: "and", of: sets.map(({ expression }) => expression) },
    has: (value) => sets.every((each) => each.has(value)),
  };
}

/**
 * The values that are in at least one of some sets. Without sets, none.
 *
 * @throws DefinitionError if one of the sets is none.
 */
export function union(...sets: readonly ValueSet[]): ValueSet {
  requireSets("union", ...sets);
  return {
    expression: { op: "or", of: sets.map(({ expression }) => expression) },
    has: (value) => sets.some((each) => each.has(value)),
  };
}

/**
 * The JSON values that are not in a set.
 *
 * @throws DefinitionError if the set is none.
 */
export function complement(set: ValueSet): ValueSet {
  requireSets("complement", set);
  return { expression: { op: "not", of: set.expression }, has: (value) => !set.has(value) };
}

/**
 * The values that are in one set and not in another.
 *
 * @throws DefinitionError if one of the sets is none.
 */
export function subtract(set: ValueSet, other: ValueSet): ValueSet {
  requireSets("subtract", set, other);
  return intersect(set, complement(other));
}
