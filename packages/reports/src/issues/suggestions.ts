import { type Candidate, hasProperty, pairedByNearness, suggested, typesOf } from "@argot/core/internal";
import type { Json, TypeSet } from "@argot/core/plan";
import type { KnownNames } from "../messages/known-names.js";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { IssueContext } from "./issue-context.js";
import { inOtherType, type Scalar, scalarIn } from "./scalar-text.js";

/** Maximum number of names in an object that are compared with other names. */
const maxNames = 100;

/** What was perhaps meant, as data of a message. */
export interface Suggestion {
  readonly suggestion: Scalar;
  /** In what alone the value differs from it. */
  readonly differsIn?: "case" | "json-type";
}

/** What was perhaps meant: one of the allowed values, a value of an allowed type, or a known name in place of one that is not allowed. */
export function suggestionFor(
  ruleMessages: RuleMessages,
  ruleMessage: RuleMessage,
  context: IssueContext,
): Suggestion | undefined {
  // No value is allowed there, so the name is wrong.
  if (ruleMessage.isFalse) return suggestedName(ruleMessages, context);
  const { value } = context.failed;
  const { constraint } = ruleMessage.rule;
  if (constraint.op !== "test") return undefined;
  const { predicate } = constraint;
  if (predicate.op === "is") return suggestedOfTypes(value, predicate.types);
  return predicate.op === "among" ? suggestedConstant(value, predicate.values, ruleMessage.constants) : undefined;
}

/** The constant that was perhaps meant by a value. */
export function suggestedConstant(
  value: unknown,
  constants: readonly Json[],
  texts: readonly Candidate[],
): Suggestion | undefined {
  const suggestion = inOtherType(value, constants);
  if (suggestion !== undefined) return { suggestion, differsIn: "json-type" };
  const text = typeof value === "string" && texts.length > 0 ? suggested(value, texts) : undefined;
  if (text === undefined) return undefined;
  return text.toLowerCase() === String(value).toLowerCase()
    ? { suggestion: text, differsIn: "case" }
    : { suggestion: text };
}

/** The value of one of some types that a text is the text of. */
export function suggestedOfTypes(value: unknown, types: TypeSet): Suggestion | undefined {
  const suggestion = typeof value === "string" ? scalarIn(value) : undefined;
  return suggestion !== undefined && (types & typesOf(suggestion)) !== 0 ? { suggestion } : undefined;
}

/** A known name that was perhaps meant by one that is not allowed. */
export function suggestedName(
  ruleMessages: RuleMessages,
  { failed, path, outer, siblingCount }: IssueContext,
): Suggestion | undefined {
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
  const suggestion = suggested(key, known.candidates, (name) => hasProperty(value, name));
  return suggestion === undefined ? undefined : { suggestion };
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
