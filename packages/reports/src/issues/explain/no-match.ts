import type { ValidationIssue } from "@argot/core";
import { differenceFrom, fill, hasParts, type Template, mainIssue, typeFound, typeNames } from "@argot/core/internal";
import type { TypeSet } from "@argot/core/plan";
import { partAt, type PartPath } from "../../messages/value-outlines.js";
import { blocksAt, KnownNames, namesKnownTo } from "../../messages/known-names.js";
import type { RuleMessages } from "../../messages/rule-messages.js";
import type { ValueSet } from "../../messages/value-set.js";
import type { NoMatchReason } from "../no-match-reason.js";
import type { EngineMessage, EngineMessageId } from "../engine-messages.js";
import type { IssueContext } from "../issue-context.js";
import { mistypedNames, suggestedConstant, suggestedOfTypes } from "../suggestions.js";

/** Says what all of several alternatives require, if none of them matches a value better than the others. */
export function noMatch(
  ruleMessages: RuleMessages,
  reason: Exclude<NoMatchReason, { by: "tie" }>,
  context: IssueContext,
): EngineMessage {
  const { value } = context.failed;
  switch (reason.by) {
    case "missing": {
      const { names: missing } = reason;
      const found = mistypedNames(value, missing, namesAt(ruleMessages, context, []));
      return { id: "argot:message/missing-one", data: found === undefined ? { missing } : { missing, found } };
    }
    case "missing-constant": {
      const { values } = reason.allowed;
      const path = reason.path.slice(0, -1);
      const key = reason.path.at(-1);
      // People count from one.
      if (typeof key === "number")
        return { id: "argot:message/missing-item", data: { position: key + 1, value: values }, path };
      const missing = [key as string];
      const found = mistypedNames(partAt(value, path), missing, namesAt(ruleMessages, context, path));
      const data = { missing, value: values };
      return {
        id: "argot:message/missing-constant",
        data: found === undefined ? data : { ...data, found },
        path,
      };
    }
    case "constant": {
      const { path, allowed } = reason;
      const { id, data } = valuesMessage(0, allowed, partAt(value, path));
      return { id, data, path };
    }
    case "forbidden":
      return { id: "argot:message/one-property", data: { present: reason.names } };
    case "value":
      return valuesMessage(reason.allowed.types, reason.allowed, value);
  }
}

/** The names of properties that the schemas mention that are applied to a part of the value. */
const namesAt = (ruleMessages: RuleMessages, { failed }: IssueContext, path: PartPath): KnownNames =>
  path.length === 0
    ? ruleMessages.namesAround(failed.block)
    : new KnownNames(namesKnownTo(ruleMessages.plan, blocksAt(ruleMessages.plan, failed.block, path)));

/** Maximum number of alternatives that one sentence is about. */
export const maxTied = 4;

/** The message that consists of the messages of a few alternatives. */
export const eitherId: EngineMessageId = "argot:message/either";

/**
 * Says what would have to change for the one or the other of a few alternatives that match a value equally well. `undefined` if all
 * say the same, if one is about another location, or if that would be too many.
 */
export function tied(
  issues: readonly (ValidationIssue | undefined)[],
  instanceLocation: string,
  template: Template,
): EngineMessage | undefined {
  const messages = new Set<string>();
  // An issue that consists of those of alternatives itself is replaced by these.
  for (const issue of issues.flatMap((each) => (isEither(each) ? each?.alternatives?.map(mainIssue) : [each]))) {
    if (!issue || isEither(issue) || issue.instanceLocation !== instanceLocation) return undefined;
    messages.add(issue.message);
  }
  if (messages.size > maxTied) return undefined;
  const [...texts] = messages;
  const second = texts.pop();
  if (second === undefined || texts.length === 0) return undefined;
  return { id: eitherId, data: { first: eitherOf(texts, template), second } };
}

/** A sentence that consists of several. */
export const eitherOf = ([first = "", ...others]: readonly string[], template: Template): string =>
  others.reduce((one, other) => fill(template, { first: one, second: other }), first);

const isEither = (issue: ValidationIssue | undefined): boolean => issue?.messageId === eitherId;

/** Says of which types or values a value must be. */
function valuesMessage(types: TypeSet, { values, candidates }: ValueSet, value: unknown): EngineMessage {
  const expected = typeNames(types);
  if (types === 0 && hasParts(value) && values.some(hasParts)) {
    const data = { expected, value: values, actual: value, difference: differenceFrom(values, value) };
    return { id: "argot:message/values-differ", data };
  }
  const suggestion = suggestedConstant(value, values, candidates) ?? suggestedOfTypes(value, types);
  const actual = values.length === 0 ? typeFound(value, expected) : value;
  return { id: idFor(expected, values), data: { expected, value: values, actual, ...suggestion } };
}

function idFor(expected: readonly string[], values: readonly unknown[]): EngineMessageId {
  if (values.length === 0) return expected.length === 1 ? "argot:message/type" : "argot:message/types";
  return expected.length === 0 ? "argot:message/values" : "argot:message/types-or-values";
}
