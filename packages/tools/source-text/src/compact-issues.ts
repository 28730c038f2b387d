import type { ValidationIssue } from "@argot/core";
import { stringifyJson } from "@argot/core/json";
import { firstOf } from "./outline.js";
import { printable } from "./printable.js";
import type { SourceText } from "./source-text.js";
import { spanOfIssue } from "./span-of-issue.js";
import { tokensOf } from "./tree.js";

/** How issues are put in few words. */
export interface CompactOptions {
  /** The text of the value. Without it there are no lines and columns, and what was found stands there only if a message says it. */
  readonly data?: SourceText | undefined;
  /** How many issues are shown, those beneath others included; the rest is counted. 20, when not said. */
  readonly maxIssues?: number;
}

/**
 * Issues in few words, as for a language model that is to correct what it wrote: one line each, with the location, what was
 * expected and what was found. What lies beneath an issue is indented. Nothing names the schema: whoever corrects a value
 * needs to know what is wanted, and not who says so.
 *
 * @returns Lines, each with a line feed at its end; empty text for no issues.
 */
export function compactIssues(
  issues: readonly ValidationIssue[],
  { data, maxIssues = 20 }: CompactOptions = {},
): string {
  const { shown, hidden } = firstOf(issues, maxIssues);
  const lines = shown.map(({ issue, depth }) => `${"  ".repeat(depth)}- ${printable(lineOf(issue, data))}\n`);
  return lines.join("") + (hidden === 0 ? "" : `- and ${hidden} more\n`);
}

function lineOf(issue: ValidationIssue, data: SourceText | undefined): string {
  const where = issue.instanceLocation || "(root)";
  if (!data) return `${where}: ${issue.message}`;
  const { line, column } = spanOfIssue(data, issue).start;
  const found = foundAt(data, issue.instanceLocation);
  const tells = found === undefined || issue.message.includes(found);
  return `${where} (line ${line}, column ${column}): ${issue.message}${tells ? "" : `; found ${found}`}`;
}

const longest = 60;

/** What stands there, where it can be shown in a few words: a value without parts. */
function foundAt({ value }: SourceText, pointer: string): string | undefined {
  let at: unknown = value;
  for (const token of tokensOf(pointer)) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, token)) return undefined;
    at = (at as Record<string, unknown>)[token];
  }
  if (typeof at === "object" && at !== null) return undefined;
  const text = stringifyJson(at);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
