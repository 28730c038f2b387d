import { noProblem, noUses, type PredicateForm, type PlanParser } from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { quote } from "../text.js";

/** Holds of an object that has an own property of this name. */
export const has = (name: string): Predicate => ({ op: "has", name });

export const hasForm: PredicateForm<PredicateOf<"has">> = {
  usesOf: noUses,
  problemOf: noProblem,
  print: ({ name }) => `has ${quote(name)}`,
};

export const parseHas = (parser: PlanParser): Predicate => has(parser.string());
