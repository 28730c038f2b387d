import { noUses, type PredicateForm, type PlanParser, type PredicateFacts, noParts } from "../op.js";
import type { Measure, Predicate, PredicateOf, Relation } from "../plan.js";
import { numberText } from "../text.js";

/** Measures an object: the number of its properties; one that is `undefined` does not count. */
export const propertyCount: Measure = "propertyCount";
/** Measures a string: the number of its Unicode code points. */
export const characterCount: Measure = "characterCount";
/** Measures an array: the number of its items. */
export const itemCount: Measure = "itemCount";
/** Measures a number: its own value. */
export const self: Measure = "self";

const compare = (of: Measure, relation: Relation, to: number | bigint): Predicate => ({
  op: "compare",
  of,
  relation,
  to,
});

/** Makes the predicate that compares a measure of the value, on the left, with a bound. */
export type Comparison = (of: Measure, to: number | bigint) => Predicate;
/** Holds if the measure is greater than the bound or equal to it. */
export const atLeast: Comparison = (of, to) => compare(of, ">=", to);
/** Holds if the measure is less than the bound or equal to it. */
export const atMost: Comparison = (of, to) => compare(of, "<=", to);
/** Holds if the measure is greater than the bound, and not if they are equal. */
export const above: Comparison = (of, to) => compare(of, ">", to);
/** Holds if the measure is less than the bound, and not if they are equal. */
export const below: Comparison = (of, to) => compare(of, "<", to);

export const compareFacts: PredicateFacts<PredicateOf<"compare">> = {
  partsOf: noParts,
  usesOf: noUses,
};

export const compareForm: PredicateForm<PredicateOf<"compare">> = {
  problemOf: ({ to }) => (Number.isNaN(to) ? "compares with NaN" : undefined),
  print: ({ of, relation, to }) => `${of} ${relation} ${numberText(to)}`,
};

/** What the text of a comparison begins with. */
export const measures: readonly Measure[] = [self, characterCount, itemCount, propertyCount];

export function parseCompare(parser: PlanParser): Predicate {
  const of = measures.find((measure) => parser.accepts(measure)) ?? parser.fail("a measure");
  const relation = relations.find((each) => parser.accepts(each)) ?? parser.fail("a relation");
  return compare(of, relation, parser.number());
}

/** Those first that begin with another. */
const relations: readonly Relation[] = [">=", "<=", ">", "<"];
