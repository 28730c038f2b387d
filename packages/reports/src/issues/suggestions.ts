import { closest, hasProperty, pairedByNearness } from "@argot/core/internal";
import type { KnownNames } from "../messages/known-names.js";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { IssueContext } from "./issue-context.js";

/** Maximum number of names in an object that are compared with other names. */
const maxNames = 100;

/** What was perhaps meant: one of the allowed texts, or a known name in place of one that is not allowed. */
export function suggestionFor(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  context: IssueContext,
): string | undefined {
  // No value is allowed there, so the name is wrong.
  if (ruleMessage.isFalse) return suggestedName(ruleMessages, context);
  const { constants } = ruleMessage;
  const { value } = context.failed;
  return constants && typeof value === "string" ? closest(value, constants) : undefined;
}

/** A known name that was perhaps meant by one that is not allowed. */
export function suggestedName(
  ruleMessages: RuleMessages,
  { failed, path, outer, siblingCount }: IssueContext,
): string | undefined {
  const { key, application } = failed;
  const { appliedBy } = path;
  if (!appliedBy || !outer || typeof key !== "string") return undefined;
  const { constraint } = appliedBy.rule;
  if (constraint.op !== "members" || constraint.rest !== application) return undefined;
  // That many names are not mistyped.
  if (siblingCount > maxNames) return undefined;
  const { block } = outer.failed;
  const value = outer.failed.value as Readonly<Record<string, unknown>>;
  const known = constraint.except === "evaluated" ? ruleMessages.namesAround(block) : ruleMessages.namesIn(block);
  // A known name is not mistyped: it is not allowed because a schema that mentions it failed.
  if (known.has(key)) return undefined;
  // A property that is there already was not meant a second time.
  return closest(key, known.candidates, (name) => hasProperty(value, name));
}

/**
 * The unknown names in an object that are perhaps missing ones, mistyped, in the order of the missing ones.
 *
 * @param known - The names that the schema of the object mentions.
 */
export function mistypedNames(
  object: unknown,
  missing: readonly string[],
  known: KnownNames,
): readonly string[] | undefined {
  const value = object as Readonly<Record<string, unknown>>;
  let unknown: string[] | undefined;
  let left = maxNames;
  for (const name in value) {
    if (left-- === 0) break;
    if (!known.has(name) && hasProperty(value, name)) (unknown ??= []).push(name);
  }
  const pairs = unknown && pairedByNearness(missing, unknown);
  return pairs && pairs.size > 0 ? missing.flatMap((name) => pairs.get(name) ?? []) : undefined;
}
