import { blockAt, type BlockId, mayEndWithoutAnswer, nestingBlocks, type Plan, readsEvaluated } from "@argot/core/plan";
import { type EvaluatedLayout, evaluatedLayoutOf } from "./evaluated.js";
import { unfoldingBlocks } from "./exponential-references.js";

/** What is left to the loop, and where those blocks that are not find what has been evaluated. */
export interface LeftToLoop {
  /** What a block that reads marks finds evaluated; `undefined` for one that is left to the loop. */
  layout(id: BlockId): EvaluatedLayout | undefined;
  /** Whether a block is left to the loop. */
  isLeftToLoop(id: BlockId): boolean;
}

/**
 * Finds what is left to the loop: it asks rules in the order of the dialect where there may be no answer, counts contents in one another, remembers what it has answered, keeps marks that bits
 * do not tell, and counts what is told apart by position.
 */
export function leftToLoop(plan: Plan, scoped: ReadonlySet<BlockId>): LeftToLoop {
  const repeating = new Set([...nestingBlocks(plan), ...unfoldingBlocks(plan)]);
  const known = new Map<BlockId, EvaluatedLayout | undefined>();
  const layout = (id: BlockId): EvaluatedLayout | undefined => {
    if (known.has(id)) return known.get(id);
    const found = evaluatedLayoutOf(plan, id, scoped);
    const settled = found && [...found.within].some((each) => isUnusual(each)) ? undefined : found;
    known.set(id, settled);
    return settled;
  };
  const uncertain = mayEndWithoutAnswer(plan);
  const isUnusual = (id: BlockId): boolean =>
    uncertain ||
    repeating.has(id) ||
    blockAt(plan, id).rules.some(
      ({ constraint }) =>
        constraint.op === "items" && constraint.quota && (constraint.prefix.length > 0 || !constraint.rest),
    );
  const reads = (id: BlockId): boolean => blockAt(plan, id).rules.some(({ constraint }) => readsEvaluated(constraint));
  return { layout, isLeftToLoop: (id) => isUnusual(id) || (reads(id) && !layout(id)) };
}
