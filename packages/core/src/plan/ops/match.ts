import {
  findItself,
  never,
  noNames,
  noParts,
  noProblem,
  noRequirement,
  nothingUsed,
  type PlanParser,
  type PredicateAnalysis,
  type PredicateFacts,
  type PredicateForm,
} from "../op.js";
import type { Pattern, Predicate, PredicateOf } from "../plan.js";
import { patternText } from "../text.js";

/** Holds of a string in which the pattern matches anywhere. */
export const match = (pattern: Pattern): Predicate => ({ op: "match", pattern });

export const matchFacts: PredicateFacts<PredicateOf<"match">> = {
  partsOf: noParts,
  usesOf: ({ pattern }) => ({ ...nothingUsed, patterns: [pattern] }),
  requiredNames: noNames,
  requires: noRequirement,
  finderOf: findItself,
};

export const matchAnalysis: PredicateAnalysis<PredicateOf<"match">> = {
  alwaysHolds: never,
  mayComeToHold: never,
};

export const matchForm: PredicateForm<PredicateOf<"match">> = {
  problemOf: noProblem,
  print: ({ pattern }) => `match ${patternText(pattern)}`,
};

export const parseMatch = (parser: PlanParser): Predicate => match(parser.pattern());
