import type { ValidationIssue } from "@argot/core";
import { candidatesOf, hasProperty, pairedByNearness, suggested } from "@argot/core/internal";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { EngineMessageId } from "./engine-messages.js";
import type { IssueContext } from "./issue-context.js";
import { byList, type IssueNote, replaceIssues } from "./issue-note.js";
import { remadeIssue } from "./make-issue.js";
import { mistypedNames } from "./suggestions.js";

/** Maximum number of unknown names in an object that are compared with missing ones. */
const maxMisspelledNames = 100;

/**
 * One mistyped name is one issue. If an unknown name is refused and is perhaps a missing one, its issue suggests the missing
 * name, and the issue about missing properties does not list it. Several are paired by nearness.
 */
export function joinMisspelledNames(ruleMessages: RuleMessages, notes: readonly IssueNote[]): void {
  // What the author of a schema wrote stays as it is.
  const ofKeywords = notes.filter(({ ruleMessage }) => !ruleMessage.report?.verbatim);
  for (const [list, ofList] of byList(ofKeywords)) {
    const replacements = new Map<ValidationIssue, ValidationIssue | undefined>();
    for (const object of objectsIn(ofList).values()) {
      if (object.lacking.length > 0 && object.refused.size > 0 && object.refused.size <= maxMisspelledNames)
        pairNames(ruleMessages, object, replacements);
    }
    const meant = suggestedNames(list);
    for (const note of meant.size > 0 ? ofList : []) {
      const names = meant.get(note.context.instanceLocation);
      const missing = replacements.has(note.issue) ? undefined : missingIn(note.issue);
      const left = missing?.filter((name) => !names?.has(name));
      if (left && left.length < (missing?.length ?? 0))
        replacements.set(
          note.issue,
          left.length === 0 ? undefined : remadeIssue(note, { missing: left, found: undefined }),
        );
    }
    replaceIssues(list, replacements);
  }
}

/** The names that issues about wrong names suggest, by the location of the object. */
function suggestedNames(list: readonly ValidationIssue[]): ReadonlyMap<string, ReadonlySet<unknown>> {
  const found = new Map<string, Set<unknown>>();
  for (const { instanceLocation, data, causes } of list) {
    if (!Object.hasOwn(data, "names")) continue;
    const names = found.get(instanceLocation) ?? new Set();
    found.set(instanceLocation, names);
    for (const { data: inner } of causes) if (Object.hasOwn(inner, "name")) names.add(inner["suggestion"]);
  }
  return found;
}

/** The issues about one object: properties that are missing, and unknown names that are refused. */
interface ObjectNotes {
  readonly lacking: IssueNote[];
  readonly refused: Map<string, IssueNote>;
}

function objectsIn(notes: readonly IssueNote[]): ReadonlyMap<string, ObjectNotes> {
  const objects = new Map<string, ObjectNotes>();
  const at = (location: string): ObjectNotes => {
    const known = objects.get(location) ?? { lacking: [], refused: new Map<string, IssueNote>() };
    objects.set(location, known);
    return known;
  };
  for (const note of notes) {
    const { context, issue } = note;
    if (missingIn(issue)) at(context.instanceLocation).lacking.push(note);
    else if (isUnknownName(note))
      at((context.outer as IssueContext).instanceLocation).refused.set(String(context.failed.key), note);
  }
  return objects;
}

/** The names that an issue says are missing, in words of its keyword. */
function missingIn({ data }: ValidationIssue): readonly string[] | undefined {
  const missing = Object.hasOwn(data, "missing") ? data["missing"] : undefined;
  return Array.isArray(missing) ? (missing as readonly string[]) : undefined;
}

const unknownPropertyId: EngineMessageId = "argot:message/unknown-property";

/** Whether an issue says that a property must not be present, because no schema mentions its name. */
function isUnknownName({ ruleMessage, context, issue }: IssueNote): boolean {
  const { key, application } = context.failed;
  const constraint = context.path.appliedBy?.rule.constraint;
  return (
    ruleMessage.isFalse &&
    (issue.messageId === unknownPropertyId || issue.messageId === ruleMessage.report?.id) &&
    typeof key === "string" &&
    constraint?.op === "members" &&
    constraint.rest === application
  );
}

function pairNames(
  ruleMessages: RuleMessages,
  { lacking, refused }: ObjectNotes,
  replacements: Map<ValidationIssue, ValidationIssue | undefined>,
): void {
  const missing = [...new Set(lacking.flatMap(({ issue }) => missingIn(issue) ?? []))];
  const [first] = lacking;
  const known = first && ruleMessages.namesAround(first.context.failed.block);
  const unknown = [...refused.keys()].filter((name) => !known?.has(name));
  const pairs = pairedByNearness(missing, unknown);
  if (pairs.size === 0) return;
  const meant = new Map(Array.from(pairs, ([name, mistyped]) => [mistyped, name]));
  for (const [name, note] of refused) {
    const suggestion = meant.get(name) ?? otherSuggestion(name, note, pairs);
    if (note.issue.data["suggestion"] !== suggestion) replacements.set(note.issue, remadeIssue(note, { suggestion }));
  }
  for (const note of lacking) {
    const left = (missingIn(note.issue) ?? []).filter((name) => !pairs.has(name));
    if (left.length === missingIn(note.issue)?.length) continue;
    const { value, block } = note.context.failed;
    const found = mistypedNames(value, left, ruleMessages.namesAround(block))?.filter((name) => !meant.has(name));
    replacements.set(
      note.issue,
      left.length === 0
        ? undefined
        : remadeIssue(note, { missing: left, found: found && found.length > 0 ? found : undefined }),
    );
  }
}

/** The suggestion for an unknown name, unless that name is one that another unknown name is closer to. */
function otherSuggestion(
  name: string,
  { issue, context }: IssueNote,
  pairs: ReadonlyMap<string, string>,
): string | undefined {
  const suggestion = issue.data["suggestion"];
  if (typeof suggestion !== "string" || !pairs.has(suggestion)) return suggestion as string | undefined;
  const object = context.outer?.failed.value as Readonly<Record<string, unknown>>;
  const constraint = context.path.appliedBy?.rule.constraint;
  const names =
    constraint?.op === "members" && typeof constraint.except === "object" ? constraint.except?.names : undefined;
  return suggested(name, candidatesOf(names ?? []), (each) => hasProperty(object, each) || pairs.has(each));
}
