import { requireArgument } from "@argot/core/json";
import type { Plan } from "@argot/core/plan";
import type { Formula } from "../formula/formula.js";
import type { Formulas } from "../formula/formulas.js";

/** What the algebra needs of an Argot instance. */
export interface SchemaSource {
  /** The verdict of a schema. */
  compile(schema: unknown): (value: unknown) => boolean;
  /** What it means. */
  plan(schema: unknown): Plan;
}

/** A set of JSON values: those that a schema accepts, or a combination of such sets. */
export interface ValueSet {
  /** Whether a value is in the set. */
  has(value: unknown): boolean;
  /** The plans of the schemas that it consists of. */
  readonly plans: readonly Plan[];
  /** The formula of the set. */
  formula(formulas: Formulas, schemaOf: (plan: Plan) => Formula): Formula;
}

/**
 * The set of the values that a schema accepts.
 *
 * @param argot - An instance of Argot, which knows the dialect and the documents that the schema refers to.
 * @param schema - A schema, or the URI of one, as `argot.compile` takes it.
 * @throws SchemaError if the schema cannot be compiled.
 */
export function setOf(argot: SchemaSource, schema: unknown): ValueSet {
  requireArgument(typeof argot?.plan === "function", "setOf", "an instance of Argot", argot);
  const accepts = argot.compile(schema);
  const plan = argot.plan(schema);
  return { has: (value) => accepts(value), plans: [plan], formula: (_, schemaOf) => schemaOf(plan) };
}

/** @throws DefinitionError unless each argument of a function is a set. */
export function requireSets(name: string, ...sets: readonly ValueSet[]): void {
  for (const set of sets) {
    const isSet = typeof set?.has === "function" && typeof set.formula === "function" && Array.isArray(set.plans);
    requireArgument(isSet, name, "a set, as `setOf` makes it", set);
  }
}

/** The values that are in every one of some sets. Without sets, all values. */
export function intersect(...sets: readonly ValueSet[]): ValueSet {
  requireSets("intersect", ...sets);
  return {
    has: (value) => sets.every((each) => each.has(value)),
    plans: sets.flatMap(({ plans }) => plans),
    formula: (formulas, schemaOf) => formulas.and(sets.map((each) => each.formula(formulas, schemaOf))),
  };
}

/** The values that are in at least one of some sets. Without sets, none. */
export function union(...sets: readonly ValueSet[]): ValueSet {
  requireSets("union", ...sets);
  return {
    has: (value) => sets.some((each) => each.has(value)),
    plans: sets.flatMap(({ plans }) => plans),
    formula: (formulas, schemaOf) => formulas.or(sets.map((each) => each.formula(formulas, schemaOf))),
  };
}

/** The JSON values that are not in a set. */
export function complement(set: ValueSet): ValueSet {
  requireSets("complement", set);
  return {
    has: (value) => !set.has(value),
    plans: set.plans,
    formula: (formulas, schemaOf) => formulas.not(set.formula(formulas, schemaOf)),
  };
}

/** The values that are in one set and not in another. */
export function subtract(set: ValueSet, other: ValueSet): ValueSet {
  requireSets("subtract", set, other);
  return intersect(set, complement(other));
}
