import {
  type EvidenceOf,
  type MayComeToHold,
  never,
  noParts,
  noProblem,
  nothingUsed,
  type PlanParser,
  type PredicateFacts,
  type PredicateForm,
  showsValue,
} from "../op.js";
import type { Pattern, Predicate, PredicateOf } from "../plan.js";
import { patternText } from "../text.js";

/** Holds of a string in which the pattern matches anywhere. */
export const match = (pattern: Pattern): Predicate => ({ op: "match", pattern });

export const matchFacts: PredicateFacts<PredicateOf<"match">> = {
  partsOf: noParts,
  usesOf: ({ pattern }) => ({ ...nothingUsed, patterns: [pattern] }),
};

export const matchEvidence: EvidenceOf<"match"> = showsValue;

export const matchMayHold: MayComeToHold<"match"> = never;

export const matchForm: PredicateForm<PredicateOf<"match">> = {
  problemOf: noProblem,
  print: ({ pattern }) => `match ${patternText(pattern)}`,
};

export const parseMatch = (parser: PlanParser): Predicate => match(parser.pattern());
