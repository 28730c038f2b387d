import {
  type Application,
  applicationsOf,
  hasDynamicApplications,
  mapApplications,
  type Plan,
  ruleOf,
  targetsOf,
} from "@argot/core/plan";
import type { Emitted } from "../emit/emit.js";

/**
 * The part of a plan that the loop needs for what emitted code leaves to it: those blocks and what they reach. `undefined` if
 * the code leaves nothing to it. Where other blocks stood there are gaps, to which the loop never comes.
 */
export function fallbackPlan(plan: Plan, { usesLoop, leftToLoop }: Emitted): Plan | undefined {
  if (!usesLoop) return undefined;
  const reached = new Set(leftToLoop);
  // A set iterates over what is added to it on the way.
  for (const id of reached)
    for (const { constraint } of plan.blocks[id]?.rules ?? [])
      for (const application of applicationsOf(constraint))
        for (const target of targetsOf(plan, application)) reached.add(target);
  // The loop names a place only where a dynamic reference leads back to where it stands.
  const namesPlaces = hasDynamicApplications(plan);
  const blocks = plan.blocks.map((block) => {
    const rules = block.rules.map(({ appliesTo, constraint }) =>
      ruleOf(appliesTo, mapApplications(constraint, withoutPath)),
    );
    return reached.has(block.id)
      ? { ...block, pointer: namesPlaces ? block.pointer : "", rules }
      : (undefined as never);
  });
  return { ...plan, blocks };
}

/** An application without what only locations need. */
function withoutPath(application: Application): Application {
  const { keywordPath: _, ...rest } = application;
  return rest as Application;
}
