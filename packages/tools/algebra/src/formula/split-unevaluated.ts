import type { Evaluated, Formula, FormulaOf } from "./formula.js";
import type { Formulas } from "./formulas.js";
import { joined } from "./unevaluated.js";

/** What is left of an `unevaluated` formula if its first condition holds, or does not. */
export function splitUnevaluated(formulas: Formulas, formula: FormulaOf<"unevaluated">): Formula {
  const [first, ...others] = formula.under;
  if (!first) return plainUnevaluated(formulas, formula);
  const left = (evaluated: Evaluated): Formula => formulas.unevaluated({ ...formula, evaluated, under: others });
  return formulas.or([
    formulas.and([first.condition, left(joined(formulas, formula.evaluated, first.evaluated))]),
    formulas.and([formulas.not(first.condition), left(formula.evaluated)]),
  ]);
}

function plainUnevaluated(formulas: Formulas, { every, value, evaluated }: FormulaOf<"unevaluated">): Formula {
  if (evaluated.of === "object") {
    const names = formulas.not(evaluated.names);
    return every ? formulas.everyMember(names, value) : formulas.someMember(names, value);
  }
  const items = every ? formulas.or([evaluated.items, value]) : formulas.and([formulas.not(evaluated.items), value]);
  const parts = gapsBetween(evaluated.ranges).map(([from, to]) =>
    every ? formulas.everyItem(from, to, items) : formulas.itemCount({ from, to, value: items, min: 1, max: Infinity }),
  );
  return every ? formulas.and(parts) : formulas.or(parts);
}

/** The ranges of indices that others leave out. */
function gapsBetween(ranges: readonly (readonly [from: number, to: number])[]): [from: number, to: number][] {
  const gaps: [from: number, to: number][] = [];
  let end = 0;
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (from > end) gaps.push([end, from]);
    end = Math.max(end, to);
  }
  if (end < Infinity) gaps.push([end, Infinity]);
  return gaps;
}
