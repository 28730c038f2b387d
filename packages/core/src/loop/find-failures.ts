import type { SearchEnd } from "../plan/backend.js";
import type { FailedApplication } from "../plan/failure.js";
import type { BlockId } from "../plan/plan.js";
import type { Loop } from "./evaluate.js";
import { failedApplications } from "./failed-applications.js";
import type { Scope } from "./scope.js";
import { type Trace, traceOfFailures } from "./trace.js";

/** The failures of a value, found by the loop; `undefined` if it is valid. */
export function findFailures(loop: Loop, value: unknown, end?: SearchEnd): FailedApplication | undefined {
  const trace = traceOfFailures(end);
  loop.evaluate(value, trace);
  return failedRoot(trace);
}

/** The same from a block on, in a scope. */
export function findFailuresFrom(
  loop: Loop,
  block: BlockId,
  value: unknown,
  scope?: Scope,
  end?: SearchEnd,
): FailedApplication | undefined {
  const trace = traceOfFailures(end);
  loop.evaluateFrom(block, value, scope, trace);
  return failedRoot(trace);
}

function failedRoot({ nodes }: Trace): FailedApplication | undefined {
  const [root] = nodes;
  return root?.kind === "block" ? failedApplications(nodes).get(root) : undefined;
}
