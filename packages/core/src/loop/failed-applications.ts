import type { FailedApplication, Failure } from "../plan/failure.js";
import { isConditionOf } from "../plan/walk.js";
import type { BlockNode, RuleNode, TraceNode } from "./trace-node.js";

/** A failed application of which more may be found. */
type FoundApplication = Omit<FailedApplication, "failures" | "isRepeated"> & {
  failures: Failure[];
  isRepeated: boolean;
};

/** The failures of each failed application of a trace. */
export function failedApplications(nodes: readonly TraceNode[]): ReadonlyMap<BlockNode, FailedApplication> {
  const within = new Map<RuleNode, FailedApplication[]>();
  const found = new Map<BlockNode, FoundApplication>();
  // Each node comes before those below it, so that the list of its parent exists.
  for (const node of nodes) {
    if (node.valid) continue;
    if (node.kind === "block") {
      const { application, block, key, value, parent, same } = node;
      const first = same && found.get(same);
      if (first) first.isRepeated = true;
      const failures = first ? first.failures : [];
      const failed = { application, block: block.id, key, value, failures, isRepeated: first !== undefined };
      found.set(node, failed);
      if (parent && !isConditionOf(parent.rule, application)) within.get(parent)?.push(failed);
    } else {
      const list: FailedApplication[] = [];
      within.set(node, list);
      found
        .get(node.parent)
        ?.failures.push({ ruleIndex: node.ruleIndex, validCount: node.validCount, failedApplications: list });
    }
  }
  return found;
}
