import type { Edge, Plan } from "../plan/ops.js";
import { mapEdges, targetsOf } from "../plan/walk.js";
import { mapRules } from "./rewrite.js";

/**
 * A dynamic edge that can lead to one block only is a plain edge.
 *
 * Assumes nothing. Preserves verdicts, marks, notes and reports: the edge led there in every scope.
 */
export function devirtualise(plan: Plan): Plan {
  const settle = (edge: Edge): Edge => {
    if (edge.dynamic === undefined || targetsOf(plan, edge).length > 1) return edge;
    const { dynamic: _, ...plain } = edge;
    return plain;
  };
  return mapRules(plan, (rule) => {
    const goal = mapEdges(rule.goal, settle);
    return { ...rule, goal };
  });
}
