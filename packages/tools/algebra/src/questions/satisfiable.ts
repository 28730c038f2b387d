import { refuseUnknownOptions } from "@argot/core/json";
import type { Json } from "@argot/core/plan";
import { requireSets, type ValueSet } from "../sets/value-set.js";
import { ValueSearch } from "./value-search.js";

/** Options for questions. */
export interface QuestionOptions {
  /** Maximum number of steps, each of which takes some ten microseconds. Default: 50,000. */
  readonly maxSteps?: number;
}

/** What a search for a value of a set has found. */
export type Satisfiability =
  | { readonly answer: "yes"; readonly value: Json }
  | { readonly answer: "no" }
  /** `reasons` say what stands in the way. */
  | { readonly answer: "unknown"; readonly reasons: readonly string[] };

/**
 * Whether a set has a value. "no" is proven, and a value is one that the validators of the set accept.
 *
 * @throws DefinitionError if the set is none, or an option is not known.
 */
export function satisfiable(set: ValueSet, options: QuestionOptions = {}): Satisfiability {
  requireSets("satisfiable", set);
  refuseUnknownOptions("satisfiable", options, ["maxSteps"]);
  const search = new ValueSearch(set.expression, options.maxSteps);
  const found = search.find(() => search.formula, 1, set.has);
  return found.answer === "yes" ? { answer: "yes", value: found.values[0] } : found;
}
