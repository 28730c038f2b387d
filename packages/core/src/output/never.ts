import type { Telling } from "./errors.js";
import type { OwnWords } from "./own-issue.js";
import { ruledOut } from "./ruled-out.js";
import type { Statements } from "./statement.js";

/**
 * What a rule that holds of nothing says where nothing is allowed, be it a name or the value as a whole because of what else it is; `undefined` where
 * what is there must not be there whatever it is, for which the message of the rule is right.
 */
export function neverWords(statements: Statements, telling: Telling): OwnWords | undefined {
  if (telling.name !== undefined) return { id: "argot:message/not-named", data: { property: telling.name } };
  // Out to the rule because of which the schema counts for this value.
  for (let at: Telling | undefined = telling; at?.path.by && at.application.key === undefined; at = at.outer) {
    const { edge, value } = at.application;
    const { goal } = at.path.by.rule;
    if (edge.when?.op === "has") return { id: "argot:message/not-property", data: { present: [edge.when.name] } };
    if (goal.op === "some") return { id: "argot:message/not-here", data: { actual: value } };
    if (goal.op !== "branch") continue;
    const asked = goal.then && statements.stepOf(goal.then) === statements.stepOf(edge);
    const words = asked ? ruledOut(statements, goal.if, value) : undefined;
    return words ?? { id: "argot:message/not-here", data: { actual: value } };
  }
  return undefined;
}
