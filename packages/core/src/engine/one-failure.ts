import type { FailedApplication, Failure } from "../plan/failure.js";
import type { Plan, Rule } from "../plan/plan.js";
import { blockAt, rangeOf } from "../plan/walk.js";

/** Maximum number of properties and items of a small value, nested ones included. */
const maxParts = 200;

/** The length of a string that counts as a part, in UTF-16 code units: rules may decode it. */
const lengthOfPart = 64;

/** Whether a value is so small that to find all of its failures takes little time. */
export const isSmall = (value: unknown): boolean => partsLeft(value, maxParts) >= 0;

/** The number of parts that may still be there beside a value; below 0 if it has too many. */
function partsLeft(value: unknown, most: number): number {
  if (typeof value === "string") return most - Math.floor(value.length / lengthOfPart);
  if (typeof value !== "object" || value === null) return most;
  let left = most;
  if (Array.isArray(value)) {
    left -= value.length;
    for (let i = 0; left >= 0 && i < value.length; i++) left = partsLeft(value[i], left);
    return left;
  }
  for (const name in value) {
    if (--left < 0) break;
    left = partsLeft((value as Readonly<Record<string, unknown>>)[name], left);
  }
  return left;
}

/**
 * Whether a value fails in one place, and one rule has a message about it: then a search that stops at the first message finds the
 * same failures as one that finds all.
 */
export function isInOnePlace(plan: Plan, root: FailedApplication): boolean {
  let failed = root;
  for (;;) {
    const { failures, block } = failed;
    if (failures.length !== 1) return false;
    const { ruleIndex, failedApplications } = failures[0] as Failure;
    const { report, constraint } = blockAt(plan, block).rules[ruleIndex] as Rule;
    const inner = failedApplications[0];
    // A search that stops early does not count all items.
    if (inner === undefined) return report !== undefined && !(constraint.op === "items" && constraint.quota);
    if (report || failedApplications.length > 1 || rangeOf(constraint)) return false;
    failed = inner;
  }
}
