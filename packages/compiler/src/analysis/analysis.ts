import type { BlockId, Plan } from "@argot/core/plan";
import { type BlockKinds, blockKindsOf } from "./block-kinds.js";
import { BlockFacts } from "./block-facts.js";
import { repeatedBlocks } from "./repeated-blocks.js";
import { recursiveBlocks, targetsOfBlocks } from "./recursion.js";

/** Facts about a plan that the emitter uses. They are computed once for each plan. */
export interface Analysis {
  readonly plan: Plan;
  /** The number of applications whose target is a block. */
  readonly uses: ReadonlyMap<BlockId, number>;
  /** Blocks whose functions count the depth of calls: those on a cycle, and those that begin a long chain of calls. */
  readonly recursive: ReadonlySet<BlockId>;
  /** Blocks whose functions count their calls, since they may be applied more than once to one part of a value. */
  readonly repeated: ReadonlySet<BlockId>;
  /** Which blocks need the scope, which are left to the loop, and the layouts of the evaluated sets of others. */
  readonly facts: BlockFacts;
  /** The kinds of values that a block may be valid for. */
  readonly kinds: BlockKinds;
}

export function analyse(plan: Plan): Analysis {
  const targets = targetsOfBlocks(plan);
  // All blocks are looked at anyway.
  const facts = new BlockFacts(plan, true);
  const uses = new Map<BlockId, number>();
  for (const target of [plan.entry.target, ...targets.flat()]) uses.set(target, (uses.get(target) ?? 0) + 1);
  const recursive = recursiveBlocks(targets);
  const repeated = repeatedBlocks(plan, targets, recursive);
  return { plan, uses, recursive, repeated, facts, kinds: blockKindsOf(plan) };
}
