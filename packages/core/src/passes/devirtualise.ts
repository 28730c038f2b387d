import { type Application, nowhere, type Plan } from "../plan/ops.js";
import { hasDynamicApplications, mapApplications, targetsOf } from "../plan/walk.js";
import { mapRules } from "./rewrite.js";

/**
 * A dynamic application that can lead to one block only is a plain application: because no block but its target declares the anchor, or
 * because the resource in which every evaluation begins does, and so is the outermost in every scope.
 *
 * Assumes that evaluation begins at the plan's entry. Preserves verdicts, marks, notes and reports.
 */
export function devirtualise(plan: Plan): Plan {
  if (!hasDynamicApplications(plan)) return plan;
  const begins = plan.blocks[plan.entry.target];
  const outermost = begins && plan.resources[begins.resource]?.dynamicAnchors;
  const settle = (application: Application): Application => {
    const { dynamic } = application;
    if (dynamic === undefined) return application;
    const target =
      outermost?.get(dynamic) ?? (targetsOf(plan, application).length === 1 ? application.target : nowhere);
    return target === nowhere ? application : { ...application, dynamic: undefined, target };
  };
  return mapRules(plan, (rule) => ({ ...rule, constraint: mapApplications(rule.constraint, settle) }));
}
