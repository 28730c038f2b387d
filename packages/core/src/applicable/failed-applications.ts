import type { BlockNode, RuleNode, TraceNode } from "../loop/trace-node.js";
import type { FailedApplication, Failure } from "../plan/failure.js";

/** The failures of each failed application of a trace of everything. */
export function failedApplications(nodes: readonly TraceNode[]): ReadonlyMap<BlockNode, FailedApplication> {
  const failures = new Map<BlockNode, Failure[]>();
  const within = new Map<RuleNode, FailedApplication[]>();
  const found = new Map<BlockNode, FailedApplication>();
  // Each node comes before those below it, so that the list of its parent exists.
  for (const node of nodes) {
    if (node.valid) continue;
    if (node.kind === "block") {
      const { application, block, key, value, parent, same } = node;
      const list = (same && failures.get(same)) ?? [];
      const failed = { application, block: block.id, key, value, failures: list };
      failures.set(node, list);
      found.set(node, failed);
      if (parent && !isCondition(node)) within.get(parent)?.push(failed);
    } else {
      const list: FailedApplication[] = [];
      within.set(node, list);
      failures
        .get(node.parent)
        ?.push({ ruleIndex: node.ruleIndex, validCount: node.validCount, failedApplications: list });
    }
  }
  return found;
}

/** Whether an application is the condition of a rule, so that it may fail. */
export function isCondition({ parent, application }: BlockNode): boolean {
  const constraint = parent?.rule.constraint;
  return constraint?.op === "branch" && application === constraint.if;
}
