import type { Rule } from "../plan/ops.js";
import { closest } from "../json/closest.js";
import type { Telling } from "./errors.js";
import type { Statements } from "./statement.js";

/** What was probably meant by a text that is none of those allowed, or by the name of a member that must not be there. */
export function suggestionFor(statements: Statements, rule: Rule, telling: Telling): string | undefined {
  const { goal } = rule;
  if (goal.op !== "test") return undefined;
  const { value } = telling.application;
  if (goal.pred.op === "among")
    return typeof value === "string" && goal.pred.values.length > 1 ? closest(value, goal.pred.values) : undefined;
  // Nothing is allowed there, whatever it is: it may be the name that is wrong.
  return rule.name === undefined ? nameFor(statements, telling) : undefined;
}

function nameFor(statements: Statements, { application, by, outer }: Telling): string | undefined {
  const { key, edge } = application;
  if (!by || !outer || typeof key !== "string" || by.rule.goal.op !== "members" || by.rule.goal.rest !== edge)
    return undefined;
  const names = new Set<string>();
  for (const { rule } of statements.of(outer.application.block)) {
    if (rule.goal.op !== "members") continue;
    for (const name of rule.goal.named.keys()) names.add(name);
    if (typeof rule.goal.except === "object") for (const name of rule.goal.except?.names ?? []) names.add(name);
  }
  // What is there already was not meant a second time.
  for (const name of Object.keys(outer.application.value as object)) names.delete(name);
  return closest(key, names);
}
