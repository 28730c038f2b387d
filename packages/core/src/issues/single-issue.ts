import type { EvaluationPath } from "../messages/evaluation-path.js";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { FailedApplication } from "../plan/failure.js";
import { type InstancePath, pathTo } from "./instance-path.js";
import type { ValidationIssue } from "./issue.js";
import { makeIssue } from "./make-issue.js";

const noCauses: readonly ValidationIssue[] = [];

/**
 * The issue of a value that is wrong in one place, as most invalid values are: a straight path leads to it, and no work list is
 * needed. `undefined` if there are more issues, or if an issue needs its context.
 */
export function singleIssue(ruleMessages: RuleMessages, root: FailedApplication): ValidationIssue | undefined {
  let failed = root;
  let path: EvaluationPath = ruleMessages.root;
  let instanceLocation = "";
  let instancePath: InstancePath | undefined;
  while (path.isPlain) {
    const failure = onlyItem(failed.failures);
    if (!failure) return undefined;
    const ruleMessage = ruleMessages.of(failed.block)[failure.ruleIndex] as RuleMessage;
    const { failedApplications } = failure;
    const { report } = ruleMessage;
    if (report) {
      if (failedApplications.length > 0 || ruleMessage.counts || ruleMessage.canSuggest) return undefined;
      const data = ruleMessage.dataOf(failed.value, failure);
      const message = ruleMessage.messageOf(data);
      return makeIssue(ruleMessage, path, instanceLocation, instancePath, report.id, message, data, noCauses);
    }
    const inner = onlyItem(failedApplications);
    if (!inner) return undefined;
    path = path.to(ruleMessage, inner.application);
    instanceLocation = path.instanceLocation(instanceLocation, inner.key);
    instancePath = pathTo(instancePath, inner.key);
    failed = inner;
  }
  return undefined;
}

const onlyItem = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
