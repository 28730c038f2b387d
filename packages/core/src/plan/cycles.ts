import { type BlockId, type Application, nowhere, type Plan } from "./plan.js";
import { applicationsOf, blockAt, inPlace, targetsOf } from "./walk.js";

/**
 * Blocks that lead to one another without descending into the instance, the first of them at the end once more; `undefined`
 * where there are none.
 *
 * @param starts - Blocks of which each cycle has one.
 * @param follow - Where an application leads.
 */
export function cycleInPlace(
  plan: Plan,
  starts: Iterable<{ readonly id: BlockId }>,
  follow: (application: Application) => readonly BlockId[],
): readonly BlockId[] | undefined {
  const next = (id: BlockId): BlockId[] =>
    blockAt(plan, id).rules.flatMap(({ constraint }) =>
      inPlace(constraint) ? applicationsOf(constraint).flatMap(follow) : [],
    );
  const finished = new Set<BlockId>();
  for (const { id } of starts) {
    if (finished.has(id)) continue;
    const first = next(id);
    if (first.length === 0) continue;
    const path = [{ id, next: first }];
    const open = new Set([id]);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const target = step.next.pop();
      if (target === undefined) {
        finished.add(step.id);
        open.delete(step.id);
        path.pop();
      } else if (open.has(target))
        return [...path.slice(path.findIndex((each) => each.id === target)).map((each) => each.id), target];
      else if (!finished.has(target)) {
        open.add(target);
        path.push({ id: target, next: next(target) });
      }
    }
  }
  return undefined;
}

/**
 * Whether the evaluation of a plan may end without a result: a dynamic application may have no target, or close a cycle. This
 * depends on the order in which rules run, so such plans are left to the loop in every tier.
 */
export const mayEndWithoutAnswer = (plan: Plan): boolean =>
  plan.blocks.some(({ rules }) =>
    rules.some(({ constraint }) => applicationsOf(constraint).some(({ target }) => target === nowhere)),
  ) ||
  cycleInPlace(plan, plan.blocks, (application) =>
    targetsOf(plan, application).filter((target) => target !== nowhere),
  ) !== undefined;
