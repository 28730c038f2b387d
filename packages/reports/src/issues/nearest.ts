import type { ValidationIssue } from "@argot/core";
import { fill, firstChoice, type Template } from "@argot/core/internal";
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
  const leaves = new Map<ValidationIssue, ValidationIssue>();
  for (const issue of issues.toReversed()) {
    let leaf = firstChoice(issue.causes);
    while (leaf && leaf.causes.length > 0) leaf = leaves.get(leaf) ?? firstChoice(leaf.causes);
    if (!leaf) continue;
    leaves.set(issue, leaf);
    const { message, instanceLocation, absoluteKeywordLocation } = leaf;
    // The length alone: engines store a location as shared parts until it is read.
    const length = instanceLocation.length - issue.instanceLocation.length;
    if (length > maxLocation) continue;
    const nearest = length === 0 ? message : `${instanceLocation.slice(-length)}: ${message}`;
    const isOwn = issue.causes.includes(leaf) && absoluteKeywordLocation === issue.absoluteKeywordLocation;
    const data = isOwn ? { inFull: nearest } : { nearest };
    const template = templateFor(isOwn ? "argot:message/in-full" : "argot:message/nearest");
    Object.assign(issue, { message: fill(template, data, issue.message), data: { ...issue.data, ...data } });
  }
}
