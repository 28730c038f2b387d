import {
  applicationsOf,
  blockAt,
  type BlockId,
  inPlace,
  needsLoop,
  nestingBlocks,
  type Plan,
  readsEvaluated,
  type Rule,
  type Targets,
  targetsIn,
} from "@argot/core/plan";
import { type EvaluatedLayout, evaluatedLayoutOf } from "./evaluated.js";
import { scopedBlocks } from "./recursion.js";

/** Maximum number of applications to one value that a block may make in place, beyond which the loop remembers results. */
const maxInPlace = 1000;

/**
 * Which blocks are left to the loop, and how the others represent what is evaluated. It is found block by block, when it is needed, except
 * for plans with dynamic applications and for contents: what these lead to is known only by the whole plan.
 */
export class BlockFacts {
  /** Blocks that reach a dynamic application. */
  readonly scoped: ReadonlySet<BlockId>;
  readonly #plan: Plan;
  readonly #targetsOf: Targets;
  readonly #needsLoop: boolean;
  readonly #layouts = new Map<BlockId, EvaluatedLayout | undefined>();
  readonly #counts = new Map<BlockId, number>();
  #nesting: ReadonlySet<BlockId> | undefined;

  /** @param isDynamic - Whether the plan may have dynamic applications. */
  constructor(plan: Plan, isDynamic: boolean) {
    this.#plan = plan;
    this.#targetsOf = targetsIn(plan);
    this.#needsLoop = isDynamic && needsLoop(plan);
    this.scoped = isDynamic ? scopedBlocks(plan) : new Set();
  }

  /** The layout of the evaluated set for a block that reads it; `undefined` if the loop has to keep the set. */
  layout(id: BlockId): EvaluatedLayout | undefined {
    if (this.#layouts.has(id)) return this.#layouts.get(id);
    const found = evaluatedLayoutOf(this.#plan, id, this.scoped);
    const usable = found && [...found.within].some((each) => this.#isBeyond(each)) ? undefined : found;
    this.#layouts.set(id, usable);
    return usable;
  }

  /**
   * Whether the loop decides a block:
   *
   * - all blocks of a plan that needs the loop,
   * - blocks that decode content in content, which the loop counts,
   * - blocks that repeat too many applications, whose results the loop memoizes,
   * - blocks that read evaluated sets that bits cannot represent,
   * - blocks that count items and treat them differently by position.
   */
  isLeftToLoop(id: BlockId): boolean {
    return this.#needsLoop || this.#isBeyond(id) || (readsEvaluatedIn(this.#rules(id)) && !this.layout(id));
  }

  #rules(id: BlockId): readonly Rule[] {
    return blockAt(this.#plan, id).rules;
  }

  #isBeyond(id: BlockId): boolean {
    return (
      this.#rules(id).some(({ constraint }) => {
        if (constraint.op === "decoded" && constraint.application)
          return (this.#nesting ??= nestingBlocks(this.#plan)).has(id);
        return constraint.op === "items" && constraint.quota && (constraint.prefix.length > 0 || !constraint.rest);
      }) || this.#inPlaceCount(id) > maxInPlace
    );
  }

  /** The number of applications in place that one of a block leads to. */
  #inPlaceCount(start: BlockId): number {
    const counts = this.#counts;
    const path = [start];
    for (let id = path.at(-1); id !== undefined; id = path.at(-1)) {
      if ((counts.get(id) ?? 0) > 1) {
        path.pop();
        continue;
      }
      const targets = this.#targetsInPlace(id);
      const isOpen = counts.has(id);
      // A block that leads back to itself counts once: the loop refuses endless cycles.
      counts.set(id, 1);
      const unknown = isOpen ? [] : targets.filter((target) => !counts.has(target));
      if (unknown.length > 0) path.push(...unknown);
      else {
        path.pop();
        counts.set(
          id,
          targets.reduce((sum, target) => Math.min(Number.MAX_SAFE_INTEGER, sum + (counts.get(target) ?? 1)), 1),
        );
      }
    }
    return counts.get(start) ?? 1;
  }

  #targetsInPlace(id: BlockId): BlockId[] {
    return this.#rules(id).flatMap(({ constraint }) =>
      inPlace(constraint) ? applicationsOf(constraint).flatMap(this.#targetsOf) : [],
    );
  }
}

const readsEvaluatedIn = (rules: readonly Rule[]): boolean =>
  rules.some(({ constraint }) => readsEvaluated(constraint));
