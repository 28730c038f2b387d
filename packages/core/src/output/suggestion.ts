import { hasMember } from "../json/measure.js";
import type { Rule } from "../plan/ops.js";
import { closest } from "../json/closest.js";
import { isNever } from "../plan/walk.js";
import type { Telling } from "./errors.js";
import type { Statement, Statements } from "./statement.js";

/** So many names of an object are looked through for one that is mistyped. */
const mostNames = 100;

/** What was probably meant by a text that is none of those allowed, or by the name of a member that must not be there. */
export function suggestionFor(statements: Statements, rule: Rule, telling: Telling): string | undefined {
  const { goal } = rule;
  if (goal.op !== "test") return undefined;
  const { value } = telling.application;
  if (goal.pred.op === "among")
    return typeof value === "string" && goal.pred.values.length > 1 ? closest(value, goal.pred.values) : undefined;
  // Nothing is allowed there, whatever it is: it may be the name that is wrong.
  return isNever(rule) ? nameFor(statements, telling) : undefined;
}

function nameFor(statements: Statements, { application, by, outer }: Telling): string | undefined {
  const { key, edge } = application;
  if (!by || !outer || typeof key !== "string" || by.rule.goal.op !== "members" || by.rule.goal.rest !== edge)
    return undefined;
  // So many were not mistyped.
  if (failingWith(statements, by, outer) > mostNames) return undefined;
  const { block } = outer.application;
  const value = outer.application.value as Readonly<Record<string, unknown>>;
  const known = by.rule.goal.except === "evaluated" ? statements.namesAround(block) : namesOf(statements, block);
  // One that is known is not mistyped: it does not count since a schema that speaks of it failed.
  if (known.has(key)) return undefined;
  // What is there already was not meant a second time.
  return closest(
    key,
    [...known].filter((name) => !hasMember(value, name)),
  );
}

/** How many members a rule fails for. */
function failingWith(statements: Statements, by: Statement, { application: { block, failures } }: Telling): number {
  const rules = statements.of(block);
  return failures.find(({ at }) => rules[at] === by)?.within.length ?? 0;
}

/** The names that the rules of a schema speak of itself. */
function namesOf(statements: Statements, block: number): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { rule } of statements.of(block)) {
    if (rule.goal.op !== "members") continue;
    for (const name of rule.goal.named.keys()) names.add(name);
    if (typeof rule.goal.except === "object") for (const name of rule.goal.except?.names ?? []) names.add(name);
  }
  return names;
}

/** The name of a member that is there and unknown, where it is close to one that is missing. */
export function foundFor(statements: Statements, missing: readonly string[], telling: Telling): string | undefined {
  const { block } = telling.application;
  const value = telling.application.value as Readonly<Record<string, unknown>>;
  const known = statements.namesAround(block);
  const unknown: string[] = [];
  let left = mostNames;
  for (const name in value) {
    if (left-- === 0) break;
    if (!known.has(name) && hasMember(value, name)) unknown.push(name);
  }
  if (unknown.length === 0) return undefined;
  for (const name of missing) {
    const found = closest(name, unknown);
    if (found !== undefined) return found;
  }
  return undefined;
}
