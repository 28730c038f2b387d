import type { Predicate, Rule } from "@argot/core/plan";

/** Rules in an order in which cheap ones run first. */
export const byCost = (rules: readonly Rule[]): Rule[] => rules.toSorted((a, b) => cost(a) - cost(b));

/** Constraints other than tests apply schemas, which costs more than any predicate. */
const cost = ({ constraint }: Rule): number =>
  constraint.op === "test" ? predicateCosts[constraint.predicate.op] : 10;

/** Rough costs, to compare with one another. */
const predicateCosts: Readonly<Record<Predicate["op"], number>> = {
  is: 1,
  compare: 1,
  multiple: 1,
  match: 3,
  among: 1,
  has: 1,
  member: 1,
  unique: 5,
  custom: 3,
  and: 1,
  or: 1,
  not: 1,
};
