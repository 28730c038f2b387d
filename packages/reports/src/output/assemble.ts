import type { Budget } from "@argot/core/internal";
import { sizeOf, type Units } from "./placed-unit.js";

/** The output that units are part of, as an object. Not by recursion, since outputs nest as deep as values do. */
export function assemble(units: Units, budget: Budget): object {
  let root: object | undefined;
  const lists: object[][] = [];
  for (const placed of units) {
    budget.use(sizeOf(placed));
    const { unit, level, beneath } = placed;
    if (root) (lists[level - 1] as object[]).push(unit);
    else root = unit;
    if (beneath === undefined) continue;
    const list: object[] = [];
    lists[level] = list;
    (unit as Record<string, unknown>)[beneath] = list;
  }
  return root as object;
}
