import { blockAt } from "../plan/walk.js";
import type { Application, Block, BlockId, Plan } from "../plan/plan.js";
import { Loop } from "./evaluate.js";
import type { Scope } from "./scope.js";

/**
 * A block of a plan as an evaluation reaches it, with the dynamic scope on the way to it: for programs that follow a plan themselves.
 * It is the same object for the same block and scope.
 */
export interface ReachedBlock {
  /** The block. */
  readonly block: Block;
  /**
   * Whether the block is valid for a value.
   *
   * @throws EvaluationError when the evaluation has no end.
   */
  holds(value: unknown): boolean;
  /**
   * The block that an application of one of its rules leads to.
   *
   * @throws EvaluationError if a dynamic reference leads nowhere.
   */
  to(application: Application): ReachedBlock;
}

/** The block that a plan begins with. */
export function entryBlock(plan: Plan): ReachedBlock {
  const loop = new Loop(plan);
  const known = new WeakMap<Scope, Map<BlockId, ReachedBlock>>();
  const reached = (id: BlockId, outer: Scope): ReachedBlock => {
    const inScope = known.get(outer) ?? new Map<BlockId, ReachedBlock>();
    known.set(outer, inScope);
    const found = inScope.get(id) ?? reachedAnew(id, outer);
    inScope.set(id, found);
    return found;
  };
  const reachedAnew = (id: BlockId, outer: Scope): ReachedBlock => {
    const block = blockAt(plan, id);
    return {
      block,
      holds: (value) => loop.evaluateFrom(id, value, outer),
      to(application) {
        const scope = outer.enter(block.resource);
        return reached(scope.target(application), scope);
      },
    };
  };
  return reached(plan.entry.target, loop.outermost);
}
