// In the files for Node, loaded when it is first called, with the part `reports`.
import type { ValidationIssue } from "@argot/core";
import { fill, Templates } from "@argot/core/internal";
import { appendToken } from "@argot/core/json";
import type { EngineMessageId } from "./engine-messages.js";
import { engineTemplate, withEnglishContext } from "./engine-templates.js";
import { copyOf } from "./lazy-path.js";
import { requireIssues } from "./require-issues.js";
import { withoutRepeats } from "./without-repeats.js";

/**
 * The issues as a flat list, as forms need them: instead of an issue with causes its causes, and instead of an issue about missing
 * properties one for each of them, at the location that the property would have. An issue with a message of the schema's author
 * stands for its causes.
 *
 * Translate the result, not the argument: `localise(flattenIssues(errors), german)`.
 */
export function flattenIssues(errors: readonly ValidationIssue[]): readonly ValidationIssue[] {
  requireIssues("flattenIssues", errors);
  return flatList(errors);
}

/** What `flattenIssues` does, for issues that a validator has just made. */
export function flatList(errors: readonly ValidationIssue[]): readonly ValidationIssue[] {
  const flat: ValidationIssue[] = [];
  const pending = errors.toReversed();
  const templates = new Templates();
  // Not by recursion, since issues nest as deep as values do.
  for (let issue = pending.pop(); issue; issue = pending.pop()) {
    if (issue.causes.length > 0 && !isCustom(issue)) {
      for (let i = issue.causes.length - 1; i >= 0; i--) pending.push(issue.causes[i] as ValidationIssue);
      continue;
    }
    const missing = missingOf(issue);
    if (missing.length === 0) flat.push(issue);
    for (const name of missing) flat.push(missingIssue(templates, issue, name, missing.length === 1));
  }
  return withoutRepeats(flat);
}

/** Whether the message is one of the schema's author. */
const isCustom = ({ data }: ValidationIssue): boolean => Object.hasOwn(data, "custom");

/** The names of properties that all have to be there and are not. */
function missingOf({ data, messageId }: ValidationIssue): readonly string[] {
  // `min` of them are enough, or one of them.
  if (!Object.hasOwn(data, "missing") || Object.hasOwn(data, "min") || messageId === missingOneId) return [];
  return data["missing"] as readonly string[];
}

const missingOneId: EngineMessageId = "argot:message/missing-one";
const missingConstantId: EngineMessageId = "argot:message/missing-constant";

/**
 * The issue about one missing property, at its location.
 *
 * @param isOnly - Whether no other property is missing: then a mistyped name is meant to be this one.
 */
function missingIssue(templates: Templates, issue: ValidationIssue, name: string, isOnly: boolean): ValidationIssue {
  const location = {
    instanceLocation: appendToken(issue.instanceLocation, name),
    path: [...issue.path, name],
    causes: [],
  };
  const { missing: _, present, found, ...rest } = issue.data;
  const data = {
    ...rest,
    ...(isOnly && found !== undefined && { found }),
    // It is missing because these are there.
    ...(present !== undefined && { becausePresent: present }),
  };
  if (isCustom(issue)) return { ...copyOf(issue, location), data };
  const messageId: EngineMessageId =
    issue.messageId === missingConstantId ? "argot:message/missing-value" : "argot:message/missing";
  const message = withEnglishContext(templates, fill(engineTemplate(templates, messageId), data), data);
  return { ...copyOf(issue, location), messageId, message, data };
}
