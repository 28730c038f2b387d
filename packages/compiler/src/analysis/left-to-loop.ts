import { blockAt, type BlockId, needsLoop, nestingBlocks, type Plan, readsEvaluated } from "@argot/core/plan";
import { type EvaluatedLayout, evaluatedLayoutOf } from "./evaluated.js";
import { exponentialBlocks } from "./exponential-references.js";

/** Which blocks are left to the loop, and the layouts of the evaluated set for those that are compiled. */
export interface LeftToLoop {
  /** The layout for a block that reads the evaluated set; `undefined` for a block that is left to the loop. */
  layout(id: BlockId): EvaluatedLayout | undefined;
  /** Whether a block is left to the loop. */
  isLeftToLoop(id: BlockId): boolean;
}

/**
 * Finds the blocks that the compiler cannot handle and leaves to the loop:
 *
 * - all blocks of a plan that needs the loop,
 * - blocks that decode content in content, which the loop counts,
 * - blocks that repeat too many applications, whose results the loop memoizes,
 * - blocks that read evaluated sets that bits cannot represent,
 * - blocks that count items and treat them differently by position.
 */
export function leftToLoop(plan: Plan, scoped: ReadonlySet<BlockId>): LeftToLoop {
  if (needsLoop(plan)) return { layout: () => undefined, isLeftToLoop: () => true };
  const repeating = new Set([...nestingBlocks(plan), ...exponentialBlocks(plan)]);
  const known = new Map<BlockId, EvaluatedLayout | undefined>();
  const layout = (id: BlockId): EvaluatedLayout | undefined => {
    if (known.has(id)) return known.get(id);
    const found = evaluatedLayoutOf(plan, id, scoped);
    const usable = found && [...found.within].some((each) => isBeyond(each)) ? undefined : found;
    known.set(id, usable);
    return usable;
  };
  const isBeyond = (id: BlockId): boolean =>
    repeating.has(id) ||
    blockAt(plan, id).rules.some(
      ({ constraint }) =>
        constraint.op === "items" && constraint.quota && (constraint.prefix.length > 0 || !constraint.rest),
    );
  const reads = (id: BlockId): boolean => blockAt(plan, id).rules.some(({ constraint }) => readsEvaluated(constraint));
  return { layout, isLeftToLoop: (id) => isBeyond(id) || (reads(id) && !layout(id)) };
}
