import { type Edge, nowhere, type Plan } from "../plan/ops.js";
import { hasDynamicEdges, mapEdges, targetsOf } from "../plan/walk.js";
import { mapRules } from "./rewrite.js";

/**
 * A dynamic edge that can lead to one block only is a plain edge: because no block but its target declares the anchor, or
 * because the resource in which every evaluation begins does, and so is the outermost in every scope.
 *
 * Assumes that evaluation begins at the plan's entry. Preserves verdicts, marks, notes and reports.
 */
export function devirtualise(plan: Plan): Plan {
  if (!hasDynamicEdges(plan)) return plan;
  const begins = plan.blocks[plan.entry.target];
  const outermost = begins && plan.resources[begins.resource]?.dynamicAnchors;
  const settle = (edge: Edge): Edge => {
    const { dynamic } = edge;
    if (dynamic === undefined) return edge;
    const target = outermost?.get(dynamic) ?? (targetsOf(plan, edge).length === 1 ? edge.target : nowhere);
    return target === nowhere ? edge : { ...edge, dynamic: undefined, target };
  };
  return mapRules(plan, (rule) => ({ ...rule, goal: mapEdges(rule.goal, settle) }));
}
