import { candidatesOf, closest } from "../json/closest.js";
import { hasProperty } from "../json/measure.js";
import type { IssueContext } from "./collect-issues.js";
import type { RuleMessage, RuleMessages } from "../messages/rule-messages.js";

/** So many names of an object are looked through for one that is mistyped. */
const mostNames = 100;

/** What was probably meant by a text that is none of those allowed, or by the name of a member that must not be there. */
export function suggestionFor(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  context: IssueContext,
): string | undefined {
  // Nothing is allowed there, whatever it is: it may be the name that is wrong.
  if (ruleMessage.never) return nameFor(ruleMessages, context);
  const { constants } = ruleMessage;
  const { value } = context.failed;
  return constants && typeof value === "string" ? closest(value, constants) : undefined;
}

function nameFor(ruleMessages: RuleMessages, { failed, path, outer }: IssueContext): string | undefined {
  const { key, application } = failed;
  const { by } = path;
  if (!by || !outer || typeof key !== "string") return undefined;
  const { constraint } = by.rule;
  if (constraint.op !== "members" || constraint.rest !== application) return undefined;
  // So many were not mistyped.
  if (failingWith(ruleMessages, by, outer) > mostNames) return undefined;
  const { block } = outer.failed;
  const value = outer.failed.value as Readonly<Record<string, unknown>>;
  const known = constraint.except === "evaluated" ? ruleMessages.namesAround(block) : ruleMessages.namesIn(block);
  // One that is known is not mistyped: it does not count since a schema that speaks of it failed.
  if (known.has(key)) return undefined;
  // What is there already was not meant a second time.
  return closest(key, known.candidates, (name) => hasProperty(value, name));
}

/** How many members a rule fails for. */
function failingWith(
  ruleMessages: RuleMessages,
  by: RuleMessage,
  { failed: { block, failures } }: IssueContext,
): number {
  const rules = ruleMessages.of(block);
  return failures.find(({ ruleIndex }) => rules[ruleIndex] === by)?.failedApplications.length ?? 0;
}

/** The name of a member that is there and unknown, where it is close to one that is missing. */
export function foundFor(
  ruleMessages: RuleMessages,
  missing: readonly string[],
  context: IssueContext,
): string | undefined {
  const { block } = context.failed;
  const value = context.failed.value as Readonly<Record<string, unknown>>;
  const known = ruleMessages.namesAround(block);
  let unknown: string[] | undefined;
  let left = mostNames;
  for (const name in value) {
    if (left-- === 0) break;
    if (!known.has(name) && hasProperty(value, name)) (unknown ??= []).push(name);
  }
  if (!unknown) return undefined;
  const candidates = candidatesOf(unknown);
  for (const name of missing) {
    const found = closest(name, candidates);
    if (found !== undefined) return found;
  }
  return undefined;
}
