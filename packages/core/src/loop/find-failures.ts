import type { FailedApplication, Failure } from "../plan/failure.js";
import type { BlockId } from "../plan/plan.js";
import type { Loop } from "./evaluate.js";
import type { BlockVerdicts } from "./block-verdicts.js";
import type { BlockNode, RuleNode } from "./trace-node.js";
import { type Trace, traceOfFailures } from "./trace.js";

/**
 * What fails of a value, found by the loop; `undefined` where it is valid.
 *
 * @param most - When so many rules that have something to say have failed, the rest is not looked for.
 */
export function findFailures(
  loop: Loop,
  value: unknown,
  shortcuts?: BlockVerdicts,
  most?: number,
): FailedApplication | undefined {
  const trace = traceOfFailures(most);
  loop.evaluate(value, trace, shortcuts);
  return asTree(trace);
}

/** The rules of a block that fail of a value, found by the loop: where emitted code hands over. */
export function findFailuresFrom(loop: Loop, block: BlockId, value: unknown): readonly Failure[] | undefined {
  const trace = traceOfFailures();
  loop.evaluateFrom(block, value, undefined, trace);
  return asTree(trace)?.failures;
}

function asTree(trace: Trace): FailedApplication | undefined {
  const [root] = trace.nodes;
  if (root?.kind !== "block") return undefined;
  const failures = new Map<BlockNode, Failure[]>();
  const within = new Map<RuleNode, FailedApplication[]>();
  let outermost: FailedApplication | undefined;
  // Each node stands before what lies beneath it, so that its parent's list is there.
  for (const node of trace.nodes) {
    if (node.kind === "block") {
      const { application, block, key, value, parent } = node;
      const list: Failure[] = [];
      const failed = { application, block: block.id, key, value, failures: list };
      failures.set(node, list);
      if (parent) within.get(parent)?.push(failed);
      else outermost = failed;
    } else {
      const list: FailedApplication[] = [];
      within.set(node, list);
      failures
        .get(node.parent)
        ?.push({ ruleIndex: node.ruleIndex, validCount: node.validCount, failedApplications: list });
    }
  }
  return outermost;
}
