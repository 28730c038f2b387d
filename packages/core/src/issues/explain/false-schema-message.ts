import type { IssueContext } from "../collect-issues.js";
import type { EngineMessage } from "../engine-issue.js";
import { ruledOut } from "./too-many-matches.js";
import type { RuleMessages } from "../../messages/rule-messages.js";

/**
 * What a rule that holds of nothing says where nothing is allowed, be it a name or the value as a whole because of what else it is; `undefined` where
 * what is there must not be there whatever it is, for which the message of the rule is right.
 */
export function falseSchemaMessage(ruleMessages: RuleMessages, context: IssueContext): EngineMessage | undefined {
  if (context.name !== undefined) return { id: "argot:message/not-named", data: { property: context.name } };
  // Out to the rule because of which the schema counts for this value.
  for (let at: IssueContext | undefined = context; at?.path.by && at.failed.key === undefined; at = at.outer) {
    const { application, value } = at.failed;
    const { constraint } = at.path.by.rule;
    if (application.when?.op === "has")
      return { id: "argot:message/not-property", data: { present: [application.when.name] } };
    if (constraint.op === "some") return { id: "argot:message/not-here", data: { actual: value } };
    if (constraint.op !== "branch") continue;
    const asked = constraint.then && ruleMessages.stepOf(constraint.then) === ruleMessages.stepOf(application);
    const words = asked ? ruledOut(ruleMessages, constraint.if, value) : undefined;
    return words ?? { id: "argot:message/not-here", data: { actual: value } };
  }
  return undefined;
}
