import type { Rule } from "@argot/core/plan";

/** What is decided at a glance comes before what has to look around. */
export const byCost = (rules: readonly Rule[]): Rule[] => rules.toSorted((a, b) => cost(a) - cost(b));

function cost({ goal }: Rule): number {
  if (goal.op !== "test") return 10;
  if (goal.pred.op === "host" || goal.pred.op === "match") return 3;
  return goal.pred.op === "unique" ? 5 : 1;
}
