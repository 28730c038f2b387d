import type { ValidationIssue } from "@argot/core";
import type { FailedApplication, Failure } from "@argot/core/plan";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { ConditionalApplication } from "./condition-context.js";
import { type IssueContext, type IssuePlace, placeWithin } from "./issue-context.js";
import { makeIssue, ruleIssue } from "./make-issue.js";

const noCauses: readonly ValidationIssue[] = [];

/**
 * The issue of a value that is wrong in one place, as most invalid values are: a straight path leads to it, and little of that has to be
 * remembered. `undefined` for all other values, and for a schema that is `false` for another reason than the name of a property.
 */
export function singleIssue(ruleMessages: RuleMessages, root: FailedApplication): ValidationIssue | undefined {
  let failed = root;
  let place: IssuePlace = { path: ruleMessages.root, instanceLocation: "", instancePath: undefined };
  let outerFailed = failed;
  let outerPath = place.path;
  let condition: ConditionalApplication | undefined;
  for (;;) {
    const { failures } = failed;
    if (failures.length !== 1) return undefined;
    const failure = failures[0] as Failure;
    const ruleMessage = ruleMessages.of(failed.block)[failure.ruleIndex] as RuleMessage;
    const { failedApplications } = failure;
    if (failedApplications.length === 0) {
      const { report } = ruleMessage;
      if (!report || ruleMessage.range || (ruleMessage.isFalse && failed.key === undefined)) return undefined;
      if (!ruleMessage.canSuggestFor(failed.value) && condition === undefined) {
        const data = ruleMessage.dataOf(failed.value, failure);
        const message = ruleMessage.messageOf(data);
        return makeIssue(ruleMessage, place, { messageId: report.id, message, data }, noCauses);
      }
      // The message has more than the rule says. Which text or name was meant depends on the object around it if its own name is wrong.
      const outerPlace = { path: outerPath, instanceLocation: "", instancePath: undefined };
      const outer = contextOf(outerFailed, undefined, outerPlace, undefined);
      const context = contextOf(failed, outer, place, condition);
      return ruleIssue(ruleMessages, ruleMessage, failure, context, noCauses);
    }
    if (!ruleMessage.isStep || failedApplications.length > 1) return undefined;
    outerFailed = failed;
    outerPath = place.path;
    failed = failedApplications[0] as FailedApplication;
    place = placeWithin(place, ruleMessage, failed);
    if (place.path.isConditional) condition = { appliedBy: ruleMessage, failed, data: undefined };
  }
}

// Not by spreading: engines make objects that are written out faster.
const contextOf = (
  failed: FailedApplication,
  outer: IssueContext | undefined,
  { path, instanceLocation, instancePath }: IssuePlace,
  condition: ConditionalApplication | undefined,
): IssueContext => ({ failed, outer, path, instanceLocation, instancePath, siblingCount: 1, condition });
