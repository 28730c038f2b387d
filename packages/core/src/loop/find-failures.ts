import type { FailedApplication, Failure } from "../plan/failure.js";
import type { BlockId } from "../plan/plan.js";
import type { Loop } from "./evaluate.js";
import type { BlockVerdicts } from "./block-verdicts.js";
import { failedApplications } from "./failed-applications.js";
import { type SearchEnd, type Trace, traceOfFailures } from "./trace.js";

/** The failures of a value, found by the loop; `undefined` if it is valid. */
export function findFailures(
  loop: Loop,
  value: unknown,
  shortcuts?: BlockVerdicts,
  end?: SearchEnd,
): FailedApplication | undefined {
  const trace = traceOfFailures(end);
  loop.evaluate(value, trace, shortcuts);
  return failedRoot(trace);
}

/**
 * The same, but it gives up when it takes too much work.
 *
 * @param maxWork - Maximum number of applications.
 * @returns `"too much"` if it gave up.
 */
export function tryToFindFailures(
  loop: Loop,
  value: unknown,
  maxWork: number,
): FailedApplication | undefined | "too much" {
  return attemptFrom(loop, loop.plan.entry.target, value, maxWork);
}

/** The same for a block. */
export function tryToFindFailuresFrom(
  loop: Loop,
  block: BlockId,
  value: unknown,
  maxWork: number,
): readonly Failure[] | undefined | "too much" {
  const failed = attemptFrom(loop, block, value, maxWork);
  return failed === "too much" ? failed : failed?.failures;
}

function attemptFrom(
  loop: Loop,
  block: BlockId,
  value: unknown,
  maxWork: number,
): FailedApplication | undefined | "too much" {
  const trace = traceOfFailures();
  return loop.attemptFrom(block, value, maxWork, { recorder: trace }) === undefined ? "too much" : failedRoot(trace);
}

/** The failures of a block for a value, when emitted code falls back to the loop. */
export function findFailuresFrom(loop: Loop, block: BlockId, value: unknown): readonly Failure[] | undefined {
  const trace = traceOfFailures();
  loop.evaluateFrom(block, value, undefined, trace);
  return failedRoot(trace)?.failures;
}

function failedRoot({ nodes }: Trace): FailedApplication | undefined {
  const [root] = nodes;
  return root?.kind === "block" ? failedApplications(nodes).get(root) : undefined;
}
