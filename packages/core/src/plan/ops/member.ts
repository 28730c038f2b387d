import { noProblem, noUses, type PredicateForm, type PlanParser, type PredicateFacts } from "../op.js";
import type { Predicate, PredicateOf } from "../plan.js";
import { quote } from "../text.js";

/** Holds of an object that has an own property of this name, of whose value the predicate holds. */
export const member = (name: string, of: Predicate): Predicate => ({ op: "member", name, of });

export const memberFacts: PredicateFacts<PredicateOf<"member">> = {
  partsOf: ({ of }) => [of],
  usesOf: noUses,
};

export const memberForm: PredicateForm<PredicateOf<"member">> = {
  problemOf: noProblem,
  print: ({ name, of }, printer) => `member ${quote(name)} ${printer.predicate(of)}`,
};

export const parseMember = (parser: PlanParser): Predicate => member(parser.string(), parser.predicate());
