import type { ValidationIssue } from "@argot/core";
import { type FailureData, fill, firstChoice, type Template } from "@argot/core/internal";
import type { EngineMessageId } from "./engine-messages.js";

/** Maximum length of the location of what is closest, within the value that the alternatives are about. */
const maxLocation = 120;

/**
 * Begins the messages of issues about alternatives with what is closest among them, unless that is far within the value. If the keyword
 * itself says what all alternatives require, that is the message.
 *
 * @param issues - Each before those among its causes.
 */
export function beginWithNearest(
  issues: readonly ValidationIssue[],
  templateFor: (id: EngineMessageId) => Template,
): void {
  // What is closest for the issues that are looked at. Without it, choices within choices would be walked through once for each.
  const known = issues.length === 1 ? undefined : new Map<ValidationIssue, ValidationIssue>();
  for (let i = issues.length - 1; i >= 0; i--) {
    const issue = issues[i] as Writable;
    let nearest = firstChoice(issue.causes);
    while (nearest && nearest.causes.length > 0) nearest = known?.get(nearest) ?? firstChoice(nearest.causes);
    if (!nearest) continue;
    known?.set(issue, nearest);
    beginWith(issue, nearest, templateFor);
  }
}

/** An issue that was just made: nothing else has it or its data. */
type Writable = { -readonly [name in keyof ValidationIssue]: ValidationIssue[name] } & { readonly data: FailureData };

function beginWith(issue: Writable, nearest: ValidationIssue, templateFor: (id: EngineMessageId) => Template): void {
  // The length alone: engines store a location as shared parts until it is read.
  const length = nearest.instanceLocation.length - issue.instanceLocation.length;
  if (length > maxLocation) return;
  const text = length === 0 ? nearest.message : `${nearest.instanceLocation.slice(-length)}: ${nearest.message}`;
  const isOwn = nearest.absoluteKeywordLocation === issue.absoluteKeywordLocation && issue.causes.includes(nearest);
  issue.data[isOwn ? "inFull" : "nearest"] = text;
  const template = templateFor(isOwn ? "argot:message/in-full" : "argot:message/nearest");
  issue.message = fill(template, issue.data, issue.message);
}
