import type { BlockNode, RuleNode, TraceNode } from "../loop/trace.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import type { Block, Plan, Rule } from "../plan/ops.js";

type Task =
  | { readonly kind: "application"; readonly application: FailedApplication; readonly parent: RuleNode | undefined }
  | { readonly kind: "failure"; readonly failure: Failure; readonly parent: BlockNode };

/** What failed, as the nodes of a trace. Not by recursion, since values may be deep. */
export function failureNodes({ blocks }: Plan, failed: FailedApplication | undefined): readonly TraceNode[] {
  const nodes: TraceNode[] = [];
  const pending: Task[] = failed ? [{ kind: "application", application: failed, parent: undefined }] : [];
  for (let task = pending.pop(); task; task = pending.pop()) {
    if (task.kind === "application") {
      const { application, parent } = task;
      const { edge, key, value, failures } = application;
      const block = blocks[application.block] as Block;
      const node: BlockNode = { kind: "block", parent, edge, block, key, value, valid: false };
      nodes.push(node);
      for (const failure of failures.toReversed()) pending.push({ kind: "failure", failure, parent: node });
    } else {
      const { failure, parent } = task;
      const { at, tally, within } = failure;
      const rule = parent.block.rules[at] as Rule;
      const node: RuleNode = {
        kind: "rule",
        parent,
        at,
        rule,
        valid: false,
        tally,
        applied: undefined,
        content: undefined,
      };
      nodes.push(node);
      for (const application of within.toReversed()) pending.push({ kind: "application", application, parent: node });
    }
  }
  return nodes;
}
