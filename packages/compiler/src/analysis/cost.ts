import type { Rule } from "@argot/core/plan";

/** What is decided at a glance comes before what has to look around. */
export const byCost = (rules: readonly Rule[]): Rule[] => rules.toSorted((a, b) => cost(a) - cost(b));

function cost({ constraint }: Rule): number {
  if (constraint.op !== "test") return 10;
  if (constraint.predicate.op === "custom" || constraint.predicate.op === "match") return 3;
  return constraint.predicate.op === "unique" ? 5 : 1;
}
