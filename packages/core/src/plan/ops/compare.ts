import { countCharacters, countProperties } from "../../json/measure.js";
import {
  type EvidenceOf,
  type MayComeToHold,
  noParts,
  noUses,
  type PlanParser,
  type PredicateFacts,
  type PredicateForm,
} from "../op.js";
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

export const compareEvidence: EvidenceOf<"compare"> = ({ of, to }) => ({
  find: (value) => measure(of, value),
  known: { limit: to },
});

export const compareMayHold: MayComeToHold<"compare"> = ({ of, relation }) => grows(of) && relation.startsWith(">");

export const compareForm: PredicateForm<PredicateOf<"compare">> = {
  problemOf: ({ to }) => (Number.isNaN(to) ? "compares with NaN" : undefined),
  print: ({ of, relation, to }) => `${of} ${relation} ${numberText(to)}`,
};

/** Whether a measure grows when members or items are added. */
const grows = (of: Measure): boolean => of === itemCount || of === propertyCount;

/** The number that a comparison looks at. */
export function measure(of: Measure, value: unknown): number | bigint {
  switch (of) {
    case "self":
      return value as number | bigint;
    case "characterCount":
      return countCharacters(value as string);
    case "itemCount":
      return (value as unknown[]).length;
    case "propertyCount":
      return countProperties(value as Record<string, unknown>);
  }
}

export const holdsByRelation: Readonly<Record<Relation, (a: number | bigint, b: number | bigint) => boolean>> = {
  ">=": (a, b) => a >= b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  "<": (a, b) => a < b,
};

/** What the text of a comparison begins with. */
export const measures: readonly Measure[] = [self, characterCount, itemCount, propertyCount];

export function parseCompare(parser: PlanParser): Predicate {
  const of = measures.find((each) => parser.accepts(each)) ?? parser.fail("a measure");
  const relation = relations.find((each) => parser.accepts(each)) ?? parser.fail("a relation");
  return compare(of, relation, parser.number());
}

/** Those first that begin with another. */
const relations: readonly Relation[] = [">=", "<=", ">", "<"];
