import { type Block, type BlockId, applicationsOf, inPlace, type Plan, targetsOf } from "@argot/core/plan";

/** So many applications to one value are made without a thought. */
const few = 1000;
/** More applications than so many times the blocks there are repeat themselves. */
const often = 8;

/**
 * Blocks that lead to others on so many ways that to follow each would take too long: references that double at each step
 * apply a schema more than a thousand million times after thirty. They are left to the loop, which remembers what came of
 * a block and a value.
 */
export const unfoldingBlocks = (plan: Plan): ReadonlySet<BlockId> =>
  unfoldingIn(plan.blocks.map((block) => targetsInPlace(plan, block)));

/**
 * Blocks that lead to others on many paths.
 *
 * @param targets - The blocks that each block leads to.
 */
export function unfoldingIn(targets: readonly (readonly BlockId[])[]): ReadonlySet<BlockId> {
  const most = Math.max(few, often * targets.length);
  const applications: number[] = [];
  const unfolding = new Set<BlockId>();
  // Innermost first, on a stack of our own. What leads back counts as one: the loop refuses it where it has no end.
  for (const start of targets.keys()) {
    if (applications[start] !== undefined) continue;
    applications[start] = 1;
    const path = [{ id: start, next: 0 }];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { id } = step;
      const within = targets[id] ?? [];
      const target = within[step.next++];
      if (target === undefined) {
        const sum = within.reduce((total, each) => total + (applications[each] ?? 1), 1);
        applications[id] = sum;
        if (sum > most) unfolding.add(id);
        path.pop();
      } else if (applications[target] === undefined) {
        applications[target] = 1;
        path.push({ id: target, next: 0 });
      }
    }
  }
  return unfolding;
}

const targetsInPlace = (plan: Plan, { rules }: Block): BlockId[] =>
  rules.flatMap(({ constraint }) =>
    inPlace(constraint) ? applicationsOf(constraint).flatMap((application) => targetsOf(plan, application)) : [],
  );
