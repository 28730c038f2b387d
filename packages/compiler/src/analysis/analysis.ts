import { type Block, type BlockId, type Plan, readsEvaluated, resolveUnevaluated } from "@argot/core/plan";
import { type BlockKinds, blockKindsOf } from "./block-kinds.js";
import { type LeftToLoop, leftToLoop } from "./left-to-loop.js";
import { repeatedBlocks } from "./repeated-blocks.js";
import { recursiveBlocks, scopedBlocks, targetsOfBlocks } from "./recursion.js";

/** What the emitter wants to know of a plan, found once. */
export interface Analysis extends LeftToLoop {
  readonly plan: Plan;
  /** How many applications lead to a block. */
  readonly uses: ReadonlyMap<BlockId, number>;
  /** Blocks whose functions count how deep they are called: those on a cycle, and those at the head of a long chain. */
  readonly recursive: ReadonlySet<BlockId>;
  /** Blocks whose functions count their calls, since they may be applied more than once to one part of a value. */
  readonly repeated: ReadonlySet<BlockId>;
  /** Blocks from which a dynamic application can be reached, so that they must know the scope. */
  readonly scoped: ReadonlySet<BlockId>;
  /** The kinds of the values that a block can hold of. */
  readonly kinds: BlockKinds;
}

export function analyse(plan: Plan): Analysis {
  const targets = targetsOfBlocks(plan);
  const scoped = scopedBlocks(plan, targets);
  const uses = new Map<BlockId, number>();
  for (const target of [plan.entry.target, ...targets.flat()]) uses.set(target, (uses.get(target) ?? 0) + 1);
  const recursive = recursiveBlocks(targets);
  return {
    plan,
    uses,
    recursive,
    repeated: repeatedBlocks(plan, targets, recursive),
    scoped,
    ...leftToLoop(plan, scoped),
    kinds: blockKindsOf(plan),
  };
}

/** What emitting needs to know of a plan to explain what it finds wrong. */
export const analysisToExplain = (plan: Plan): Analysis => analyse(settledRuleByRule(plan));

/** The plan with marks settled where that leaves the rules of a block as many as they are: explanations tell them by number. */
function settledRuleByRule(plan: Plan): Plan {
  const settled = resolveUnevaluated(plan);
  const blocks = plan.blocks.map((block, id) => {
    const other = settled.blocks[id];
    return other?.rules.length === block.rules.length ? other : block;
  });
  return { ...plan, blocks };
}

/** The numbers of the rules that read marks. */
export const readersIn = ({ rules }: Block): ReadonlySet<number> =>
  new Set(rules.flatMap(({ constraint }, at) => (readsEvaluated(constraint) ? [at] : [])));
