import type { BlockId, Plan } from "@argot/core/plan";
import { type BlockKinds, blockKindsOf } from "./block-kinds.js";
import { type LeftToLoop, leftToLoop } from "./left-to-loop.js";
import { repeatedBlocks } from "./repeated-blocks.js";
import { recursiveBlocks, scopedBlocks, targetsOfBlocks } from "./recursion.js";

/** Facts about a plan that the emitter uses. They are computed once for each plan. */
export interface Analysis extends LeftToLoop {
  readonly plan: Plan;
  /** The number of applications whose target is a block. */
  readonly uses: ReadonlyMap<BlockId, number>;
  /** Blocks whose functions count the depth of calls: those on a cycle, and those that begin a long chain of calls. */
  readonly recursive: ReadonlySet<BlockId>;
  /** Blocks whose functions count their calls, since they may be applied more than once to one part of a value. */
  readonly repeated: ReadonlySet<BlockId>;
  /** Blocks that reach a dynamic application. Their functions need the scope. */
  readonly scoped: ReadonlySet<BlockId>;
  /** The kinds of values that a block may be valid for. */
  readonly kinds: BlockKinds;
}

export function analyse(plan: Plan): Analysis {
  const targets = targetsOfBlocks(plan);
  const scoped = scopedBlocks(plan, targets);
  const uses = new Map<BlockId, number>();
  for (const target of [plan.entry.target, ...targets.flat()]) uses.set(target, (uses.get(target) ?? 0) + 1);
  const recursive = recursiveBlocks(targets);
  const repeated = repeatedBlocks(plan, targets, recursive);
  return { plan, uses, recursive, repeated, scoped, ...leftToLoop(plan, scoped), kinds: blockKindsOf(plan) };
}
