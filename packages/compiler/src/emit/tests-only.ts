import { blockAt, type BlockId } from "@argot/core/plan";
import type { ModuleContext } from "./module-context.js";

/** The indices of a block's tests; `undefined` if it has other rules that can fail, or is elsewhere. */
export function testsOnly(id: BlockId, module: ModuleContext): readonly number[] | undefined {
  if (module.isElsewhere(id)) return undefined;
  const { rules } = blockAt(module.analysis.plan, id);
  const others = rules.some(({ constraint }) => constraint.op !== "test" && constraint.op !== "nothing");
  return others
    ? undefined
    : rules.flatMap(({ constraint }, ruleIndex) => (constraint.op === "test" ? [ruleIndex] : []));
}
