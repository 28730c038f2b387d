import { type BlockId, type Application, nowhere, type Plan } from "./plan.js";
import { applicationsOf, blockAt, inPlace, targetsIn } from "./walk.js";

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

/** Maximum number of blocks that all dynamic applications of a plan together may lead to, for a plan that is analysed. */
const maxDynamicTargets = 20_000;

/**
 * Whether a plan is left to the loop in every tier. Its evaluation may end without a result: a dynamic application may have no target,
 * or close a cycle, which depends on the order in which rules run. Or it has so many dynamic applications that may lead to so many
 * blocks that an analysis would take longer than many evaluations.
 */
export function needsLoop(plan: Plan): boolean {
  const dynamic = plan.blocks.flatMap(({ rules }) =>
    rules.flatMap(({ constraint }) => applicationsOf(constraint).filter((each) => each.dynamic !== undefined)),
  );
  if (dynamic.some(({ target }) => target === nowhere)) return true;
  const targetsOf = targetsIn(plan);
  let targets = 0;
  for (const application of dynamic) if ((targets += targetsOf(application).length) > maxDynamicTargets) return true;
  return cycleInPlace(plan, plan.blocks, targetsOf) !== undefined;
}
