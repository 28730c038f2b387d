import type { RuleMessages } from "../../messages/rule-messages.js";
import type { EngineMessage } from "../engine-messages.js";
import { type IssueContext, nameIn } from "../issue-context.js";
import { reasonIn } from "../reason.js";
import { forbiddenMatch } from "./too-many-matches.js";

/**
 * Says why nothing is allowed where a schema is `false`: because of a property's name, or because of something else in the same
 * value.
 *
 * @returns `undefined` if the schema counts for every value: then the rule's own message is right.
 */
export function falseSchemaMessage(ruleMessages: RuleMessages, context: IssueContext): EngineMessage | undefined {
  const name = nameIn(context);
  if (name !== undefined) return { id: "argot:message/not-named", data: { property: name } };
  const reason = reasonIn(context);
  if (!reason) return undefined;
  const { application, value } = reason.failed;
  const { constraint } = reason.appliedBy.rule;
  if (application.when?.op === "has")
    return { id: "argot:message/not-property", data: { present: [application.when.name] } };
  const { pointers } = ruleMessages;
  const isThen =
    constraint.op === "branch" && constraint.then && pointers.of(constraint.then) === pointers.of(application);
  const message = isThen ? forbiddenMatch(ruleMessages, constraint.if, value) : undefined;
  return message ?? { id: "argot:message/not-here", data: { actual: value } };
}
