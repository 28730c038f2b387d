import { EvaluationError } from "../errors/evaluation-error.js";
import { issuesFrom } from "../issues/collect-issues.js";
import type { InvalidResult } from "../issues/result.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { FailedApplication } from "../plan/failure.js";

/** The error if a value that was not valid has no failures, or one that was valid has no annotations, when it is read again. */
export const changedWhileRead = (): EvaluationError =>
  new EvaluationError(
    "the value changes while it is read: a second look at it gives another verdict; its getters and proxies must return the same each time",
  );

/**
 * The result for a value that is not valid. It has at least one error.
 *
 * @param failed - What failed; `undefined` if nothing did when the value was read a second time.
 * @throws EvaluationError if nothing failed the second time.
 */
export function invalidResult(ruleMessages: RuleMessages, failed: FailedApplication | undefined): InvalidResult {
  const errors = failed ? issuesFrom(ruleMessages, failed) : [];
  if (errors.length === 0) throw changedWhileRead();
  return { valid: false, errors };
}
