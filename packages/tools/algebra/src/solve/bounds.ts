import type { Measure, Relation } from "@argot/core/plan";
import type { FormulaOf } from "../formula/formula.js";

/** An interval of whole numbers, both ends included. It is empty if `min` is greater. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The relation that holds where another one does not. */
export const opposite: Readonly<Record<Relation, Relation>> = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" };

/** The bounds that tests set to a measure that counts. */
export function boundsOf(tests: readonly FormulaOf<"test">[], measure: Measure): Bounds {
  let [min, max] = [0, Infinity];
  for (const { predicate, holds } of tests) {
    if (predicate.op !== "compare" || predicate.of !== measure) continue;
    const to = Number(predicate.to);
    switch (holds ? predicate.relation : opposite[predicate.relation]) {
      case ">=":
        min = Math.max(min, Math.ceil(to));
        break;
      case ">":
        min = Math.max(min, Math.floor(to) + 1);
        break;
      case "<=":
        max = Math.min(max, Math.floor(to));
        break;
      case "<":
        max = Math.min(max, Math.ceil(to) - 1);
        break;
    }
  }
  return { min, max };
}
