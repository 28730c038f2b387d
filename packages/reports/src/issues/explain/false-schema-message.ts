import type { RuleMessages } from "../../messages/rule-messages.js";
import { conditionDataOf } from "../condition-context.js";
import type { EngineMessage } from "../engine-messages.js";
import { type IssueContext, nameIn } from "../issue-context.js";
import { reasonIn } from "../reason.js";
import { suggestedName } from "../suggestions.js";
import { forbiddenMatch } from "./too-many-matches.js";

/**
 * Says why nothing is allowed where a schema is `false`: because of a property's name, because no schema describes the property or the
 * item, or because of something else in the same value.
 *
 * @returns `undefined` if the schema is that of the property itself: then the rule's own message is right.
 */
export function falseSchemaMessage(ruleMessages: RuleMessages, context: IssueContext): EngineMessage | undefined {
  const name = nameIn(context);
  if (name !== undefined) return { id: "argot:message/not-named", data: { property: name } };
  const reason = reasonIn(context);
  if (!reason) return messageOfPart(ruleMessages, context);
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

/** Says that a property is unknown, that an item is one too many, or that the schema as a whole accepts nothing. */
function messageOfPart(ruleMessages: RuleMessages, context: IssueContext): EngineMessage | undefined {
  let part = context;
  while (part.failed.key === undefined && part.outer) part = part.outer;
  const { failed, path, outer, siblingCount, condition } = part;
  const { key, application, value: actual } = failed;
  if (!outer || key === undefined) return { id: "argot:message/nothing-allowed", data: { actual } };
  const constraint = path.appliedBy?.rule.constraint;
  const because = condition && conditionDataOf(ruleMessages, condition);
  if (constraint?.op === "items" && constraint.rest === application && typeof key === "number") {
    const max = (outer.failed.value as readonly unknown[]).length - siblingCount;
    return key < max ? undefined : { id: "argot:message/extra-item", data: { max, actual, ...because } };
  }
  const isOther = constraint?.op === "members" && constraint.rest === application;
  // A property that a schema mentions is known: it is not allowed because that schema does not count here.
  if (!isOther || ruleMessages.namesAround(outer.failed.block).has(String(key))) return undefined;
  const suggested = suggestedName(ruleMessages, part);
  const data = suggested || because ? { actual, ...suggested, ...because } : { actual };
  return { id: "argot:message/unknown-property", data };
}
