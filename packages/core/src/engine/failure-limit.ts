import { LimitError } from "../errors/limit-error.js";
import type { FailedApplication } from "../plan/failure.js";

/**
 * Refuses what records more failed rules than a limit allows.
 *
 * @throws LimitError
 */
export function limitFailures(failed: FailedApplication, maximum: number): void {
  if (maximum === Infinity) return;
  let count = 0;
  const pending = [failed];
  for (let next = pending.pop(); next; next = pending.pop())
    for (const { failedApplications } of next.failures) {
      if (++count > maximum) throw new LimitError("errors", maximum);
      for (const each of failedApplications) pending.push(each);
    }
}
