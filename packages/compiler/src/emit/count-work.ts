// Counts the work of functions of plans that can apply a block to one part of a value on several paths.
import type { BlockId } from "@argot/core/plan";
import { compare, type Expression, fallback, increment, method, property } from "../code/expression.js";
import { evaluate, guarded, nothing, type Statement } from "../code/statement.js";
import type { ModuleContext } from "./module-context.js";

/** The counter. */
export const workOf = (module: ModuleContext): Expression =>
  module.shareByKey("w", "work", () => property(fallback(), "work"));

const countingCode = (module: ModuleContext): Expression => property(workOf(module), "count");

/** Counts an application of a block that may be repeated, and ends the run once work repeats. */
export function countApplication(id: BlockId, module: ModuleContext): Statement {
  if (!module.analysis.repeated.has(id)) return nothing;
  const work = workOf(module);
  return guarded(
    compare(increment(countingCode(module)), ">=", property(work, "next")),
    evaluate(method(work, "check")),
  );
}

/** Counts an item or a member. */
export const countPart = (module: ModuleContext): Statement =>
  module.analysis.repeated.size > 0 ? evaluate(increment(countingCode(module))) : nothing;
