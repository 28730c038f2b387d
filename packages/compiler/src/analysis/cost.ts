import type { Predicate, Rule } from "@argot/core/plan";

/** Rules in an order in which cheap ones run first. */
export const byCost = (rules: readonly Rule[]): Rule[] => rules.toSorted((a, b) => cost(a) - cost(b));

/** Constraints other than tests apply schemas, which costs more than any predicate. */
const cost = ({ constraint }: Rule): number => (constraint.op === "test" ? costOfPredicate(constraint.predicate) : 10);

/** The rough cost of a predicate, to compare with others: 1 for most, those that consist of others included. */
export const costOfPredicate = ({ op }: Predicate): number => costs[op] ?? 1;

const costs: { readonly [Op in Predicate["op"]]?: number } = { match: 3, unique: 5, custom: 3 };
