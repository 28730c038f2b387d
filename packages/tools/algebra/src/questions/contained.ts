import type { Json } from "@argot/core/plan";
import { requireSets, subtract, type ValueSet } from "../sets/value-set.js";
import { type QuestionOptions, satisfiable } from "./satisfiable.js";

/** Whether every value of one set is in another. */
export type Containment =
  | { readonly answer: "yes" }
  /** `value` is in the one and not in the other. */
  | { readonly answer: "no"; readonly value: Json }
  | { readonly answer: "unknown"; readonly reasons: readonly string[] };

/** Both directions of {@link contained}. */
export interface Comparison {
  /** Whether every value of the first set is in the second. */
  readonly oneInOther: Containment;
  /** Whether every value of the second set is in the first. */
  readonly otherInOne: Containment;
}

/**
 * Whether every value of `one` is in `other`. "yes" is proven, and a value that shows "no" is tried with the validators of both.
 *
 * @throws DefinitionError if one of the sets is none, or an option is not known.
 */
export function contained(one: ValueSet, other: ValueSet, options?: QuestionOptions): Containment {
  requireSets("contained", one, other);
  const difference = satisfiable(subtract(one, other), options);
  if (difference.answer === "no") return { answer: "yes" };
  return difference.answer === "yes" ? { answer: "no", value: difference.value } : difference;
}

/**
 * Whether each of two sets contains the other.
 *
 * @throws DefinitionError if one of the sets is none, or an option is not known.
 */
export function compare(one: ValueSet, other: ValueSet, options?: QuestionOptions): Comparison {
  requireSets("compare", one, other);
  return { oneInOther: contained(one, other, options), otherInOne: contained(other, one, options) };
}
