import {
  type Application,
  applicationsOf,
  blockAt,
  hasDynamicApplications,
  mapApplications,
  type Plan,
  ruleOf,
  targetsIn,
} from "@argot/core/plan";
import type { Emitted } from "../emit/emit.js";

/**
 * The part of a plan that the loop needs for emitted code: the blocks that the code leaves to it, and all that these reach.
 * `undefined` if the code does not use the loop. The list of blocks has `undefined` for the others, which the loop never visits.
 */
export function fallbackPlan(plan: Plan, { usesLoop, leftToLoop }: Emitted): Plan | undefined {
  if (!usesLoop) return undefined;
  const targetsOf = targetsIn(plan);
  const reached = new Set(leftToLoop);
  // The iteration visits elements that are added during it.
  for (const id of reached)
    for (const { constraint } of blockAt(plan, id).rules)
      for (const application of applicationsOf(constraint))
        for (const target of targetsOf(application)) reached.add(target);
  // The loop needs the location of a block only for the error about an endless dynamic reference.
  const needsPointers = hasDynamicApplications(plan);
  const blocks = plan.blocks.map((block) => {
    const rules = block.rules.map(({ appliesTo, constraint }) =>
      ruleOf(appliesTo, mapApplications(constraint, withoutPath)),
    );
    return reached.has(block.id)
      ? { ...block, pointer: needsPointers ? block.pointer : "", rules }
      : (undefined as never);
  });
  return { ...plan, blocks };
}

/** An application without its keyword path, which only locations need, and without its name, which only issues need. */
function withoutPath(application: Application): Application {
  const { keywordPath: _, namedBy: _name, ...rest } = application;
  return rest as Application;
}
