import { type FailedApplication, type Failure, noteRepeated } from "../plan/failure.js";
import { isConditionOf } from "../plan/walk.js";
import type { BlockNode, RuleNode, TraceNode } from "./trace-node.js";

/** The failures of each failed application of a trace. */
export function failedApplications(nodes: readonly TraceNode[]): ReadonlyMap<BlockNode, FailedApplication> {
  const failuresOf = new Map<BlockNode, Failure[]>();
  const within = new Map<RuleNode, FailedApplication[]>();
  const found = new Map<BlockNode, FailedApplication>();
  // Each node comes before those below it, so that the list of its parent exists.
  for (const node of nodes) {
    if (node.valid) continue;
    if (node.kind === "block") {
      const { application, block, key, value, parent, same } = node;
      const known = same && failuresOf.get(same);
      if (known) noteRepeated(known);
      const failures = known ?? [];
      const failed = { application, block: block.id, key, value, failures };
      failuresOf.set(node, failures);
      found.set(node, failed);
      if (parent && !isConditionOf(parent.rule, application)) within.get(parent)?.push(failed);
    } else {
      const list: FailedApplication[] = [];
      within.set(node, list);
      failuresOf
        .get(node.parent)
        ?.push({ ruleIndex: node.ruleIndex, validCount: node.validCount, failedApplications: list });
    }
  }
  return found;
}
