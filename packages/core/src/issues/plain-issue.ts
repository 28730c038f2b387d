import type { EvaluationPath } from "../messages/evaluation-path.js";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import { type InstancePath, pathTo } from "./instance-path.js";
import type { ValidationIssue } from "./issue.js";
import { makeIssue } from "./make-issue.js";

const noCauses: readonly ValidationIssue[] = [];

/**
 * The issue of a value that is wrong in one place, as most invalid values are, if its message needs no context: a straight path
 * leads to it, of which nothing has to be remembered. `undefined` for all other values.
 */
export function plainIssue(ruleMessages: RuleMessages, root: FailedApplication): ValidationIssue | undefined {
  let failed = root;
  let path: EvaluationPath = ruleMessages.root;
  let instanceLocation = "";
  let instancePath: InstancePath | undefined;
  for (;;) {
    const { failures } = failed;
    if (failures.length !== 1) return undefined;
    const failure = failures[0] as Failure;
    const ruleMessage = ruleMessages.of(failed.block)[failure.ruleIndex] as RuleMessage;
    const { failedApplications } = failure;
    if (failedApplications.length === 0) {
      const { report } = ruleMessage;
      if (!report || ruleMessage.canSuggest || ruleMessage.range) return undefined;
      const data = ruleMessage.dataOf(failed.value, failure);
      const message = ruleMessage.messageOf(data);
      return makeIssue(ruleMessage, path, instanceLocation, instancePath, report.id, message, data, noCauses);
    }
    if (!ruleMessage.isStep || failedApplications.length > 1) return undefined;
    const inner = failedApplications[0] as FailedApplication;
    path = path.to(ruleMessage, inner.application);
    if (path.isConditional) return undefined;
    instanceLocation = path.instanceLocation(instanceLocation, inner.key);
    instancePath = pathTo(instancePath, inner.key);
    failed = inner;
  }
}
