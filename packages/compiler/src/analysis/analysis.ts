import { applicationsOf, type Block, type BlockId, type Plan, readsEvaluated, resolveInOrder } from "@argot/core/plan";
import { type BlockKinds, blockKindsOf } from "./block-kinds.js";
import { type LeftToLoop, leftToLoop } from "./left-to-loop.js";
import { repeatedBlocks } from "./repeated-blocks.js";
import { recursiveBlocks, scopedBlocks, targetsAcrossParts, targetsOfBlocks } from "./recursion.js";

/** Facts about a plan that the emitter uses. They are computed once for each plan. */
export interface Analysis extends LeftToLoop {
  readonly plan: Plan;
  /** The number of applications whose target is a block. */
  readonly uses: ReadonlyMap<BlockId, number>;
  /** Blocks whose functions count the depth of calls: those on a cycle, and those that begin a long chain of calls. */
  readonly recursive: ReadonlySet<BlockId>;
  /** Those of them that are so within the plan. In a part, the others lead out of it, and perhaps back. They can be inlined. */
  readonly cyclic: ReadonlySet<BlockId>;
  /** Blocks whose functions count their calls, since they may be applied more than once to one part of a value. */
  readonly repeated: ReadonlySet<BlockId>;
  /** Blocks that reach a dynamic application. Their functions need the scope. */
  readonly scoped: ReadonlySet<BlockId>;
  /** The kinds of values that a block may be valid for. */
  readonly kinds: BlockKinds;
}

export function analyse(plan: Plan): Analysis {
  const within = targetsOfBlocks(plan);
  const targets = targetsAcrossParts(plan, within);
  const scoped = scopedBlocks(plan, targets);
  const uses = new Map<BlockId, number>();
  for (const target of [plan.entry.target, ...within.flat()]) uses.set(target, (uses.get(target) ?? 0) + 1);
  const cyclic = recursiveBlocks(within);
  const recursive = targets === within ? cyclic : recursiveBlocks(targets);
  const repeated = repeatedBlocks(plan, targets, recursive);
  return {
    plan,
    uses,
    recursive,
    cyclic,
    repeated: plan.part ? new Set([...repeated, ...calledFromElsewhere(plan, uses, cyclic)]) : repeated,
    scoped,
    ...leftToLoop(plan, scoped),
    kinds: blockKindsOf(plan),
  };
}

/** Blocks with functions that other parts may call, on several paths. Those that apply nothing cost no more than a call. */
const calledFromElsewhere = (
  { blocks }: Plan,
  uses: ReadonlyMap<BlockId, number>,
  cyclic: ReadonlySet<BlockId>,
): readonly BlockId[] =>
  blocks
    .filter(({ id }) => (uses.get(id) ?? 0) > 1 || cyclic.has(id))
    .filter(({ rules }) => rules.some(({ constraint }) => applicationsOf(constraint).length > 0))
    .map(({ id }) => id);

/** The analysis of a plan for code that explains failures. */
export const analysisToExplain = (plan: Plan): Analysis => analyse(resolvedWithSameRules(plan));

/**
 * The plan after `resolveInOrder`, except for blocks in which that changes the number of rules: explanations identify a
 * rule by its index in the block.
 */
function resolvedWithSameRules(plan: Plan): Plan {
  const resolved = resolveInOrder(plan);
  const blocks = plan.blocks.map((block, id) => {
    const other = resolved.blocks.at(id);
    return other?.rules.length === block.rules.length ? other : block;
  });
  return { ...plan, blocks };
}

/** The indices of the rules that read the evaluated set. */
export const readersIn = ({ rules }: Block): ReadonlySet<number> =>
  new Set(rules.flatMap(({ constraint }, ruleIndex) => (readsEvaluated(constraint) ? [ruleIndex] : [])));
