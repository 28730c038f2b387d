import { candidatesOf, closest } from "../json/closest.js";
import { hasMember } from "../json/measure.js";
import type { Telling } from "./errors.js";
import type { Statement, Statements } from "./statement.js";

/** So many names of an object are looked through for one that is mistyped. */
const mostNames = 100;

/** What was probably meant by a text that is none of those allowed, or by the name of a member that must not be there. */
export function suggestionFor(statements: Statements, statement: Statement, telling: Telling): string | undefined {
  // Nothing is allowed there, whatever it is: it may be the name that is wrong.
  if (statement.never) return nameFor(statements, telling);
  const { constants } = statement;
  const { value } = telling.application;
  return constants && typeof value === "string" ? closest(value, constants) : undefined;
}

function nameFor(statements: Statements, { application, path, outer }: Telling): string | undefined {
  const { key, edge } = application;
  const { by } = path;
  if (!by || !outer || typeof key !== "string") return undefined;
  const { goal } = by.rule;
  if (goal.op !== "members" || goal.rest !== edge) return undefined;
  // So many were not mistyped.
  if (failingWith(statements, by, outer) > mostNames) return undefined;
  const { block } = outer.application;
  const value = outer.application.value as Readonly<Record<string, unknown>>;
  const known = goal.except === "evaluated" ? statements.namesAround(block) : statements.namesIn(block);
  // One that is known is not mistyped: it does not count since a schema that speaks of it failed.
  if (known.has(key)) return undefined;
  // What is there already was not meant a second time.
  return closest(key, known.candidates, (name) => hasMember(value, name));
}

/** How many members a rule fails for. */
function failingWith(statements: Statements, by: Statement, { application: { block, failures } }: Telling): number {
  const rules = statements.of(block);
  return failures.find(({ at }) => rules[at] === by)?.within.length ?? 0;
}

/** The name of a member that is there and unknown, where it is close to one that is missing. */
export function foundFor(statements: Statements, missing: readonly string[], telling: Telling): string | undefined {
  const { block } = telling.application;
  const value = telling.application.value as Readonly<Record<string, unknown>>;
  const known = statements.namesAround(block);
  let unknown: string[] | undefined;
  let left = mostNames;
  for (const name in value) {
    if (left-- === 0) break;
    if (!known.has(name) && hasMember(value, name)) (unknown ??= []).push(name);
  }
  if (!unknown) return undefined;
  const candidates = candidatesOf(unknown);
  for (const name of missing) {
    const found = closest(name, candidates);
    if (found !== undefined) return found;
  }
  return undefined;
}
