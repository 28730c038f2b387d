import { type BlockNode, newBlockNode, type RuleNode, type TraceNode } from "@argot/core/internal";
import { blockAt, type FailedApplication, type Failure, type Plan, type Rule } from "@argot/core/plan";

type FailureTask =
  | { readonly kind: "application"; readonly failed: FailedApplication; readonly parent: RuleNode | undefined }
  | { readonly kind: "failure"; readonly failure: Failure; readonly parent: BlockNode };

/** Failures as the nodes of a trace. What many paths lead to is below the first. Not by recursion, since values may be deep. */
export function failureNodes(plan: Plan, root: FailedApplication): readonly TraceNode[] {
  const nodes: TraceNode[] = [];
  const seen = new Set<readonly Failure[]>();
  const pending: FailureTask[] = [{ kind: "application", failed: root, parent: undefined }];
  for (let task = pending.pop(); task; task = pending.pop()) {
    if (task.kind === "application") {
      const { failed, parent } = task;
      const { failures, isRepeated } = failed;
      const node = newBlockNode(parent, failed, blockAt(plan, failed.block), false);
      nodes.push(node);
      if (isRepeated) {
        if (seen.has(failures)) continue;
        seen.add(failures);
      }
      for (const failure of failures.toReversed()) pending.push({ kind: "failure", failure, parent: node });
    } else {
      const { failure, parent } = task;
      const { ruleIndex, validCount, failedApplications } = failure;
      const rule = parent.block.rules[ruleIndex] as Rule;
      const node: RuleNode = {
        kind: "rule",
        parent,
        ruleIndex,
        rule,
        valid: false,
        validCount,
        applied: undefined,
        content: undefined,
      };
      nodes.push(node);
      for (const failed of failedApplications.toReversed()) pending.push({ kind: "application", failed, parent: node });
    }
  }
  return nodes;
}
