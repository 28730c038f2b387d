import type { ValidationIssue } from "@argot/core";
import { refuseUnknownOptions, requireArgument, stringifyJson } from "@argot/core/json";
import { requireIssues, requireSource } from "./check-text.js";
import { outlineIssues } from "./outline.js";
import { printable } from "./printable.js";
import type { SourceText } from "./source-text.js";
import { spanOfIssue } from "./span-of-issue.js";
import { tokensOf } from "./tree.js";

/** Options for `compactIssues`. */
export interface CompactOptions {
  /** The text of the value. Without it there are no lines and columns, and no values beyond those in messages. */
  readonly data?: SourceText | undefined;
  /** Maximum number of issues shown, causes included; the others are counted. Default: 20. */
  readonly maxIssues?: number;
}

/**
 * Issues as short text, for example for a language model that corrects a value: one line each, with the location, what
 * was expected and what was found. Causes are indented below their issue. Lines do not name the schema, which is not
 * needed to correct a value.
 *
 * @returns Lines, each with a line feed at its end; empty text for no issues.
 */
export function compactIssues(issues: readonly ValidationIssue[], options: CompactOptions = {}): string {
  requireIssues("compactIssues", issues);
  refuseUnknownOptions("compactIssues", options, ["data", "maxIssues"] satisfies (keyof CompactOptions)[]);
  const { data, maxIssues = 20 } = options;
  const { shown, hidden } = outlineIssues(issues, maxIssues);
  const lines = shown.map(({ issue, depth }) => `${"  ".repeat(depth)}- ${printable(lineOf(issue, data))}\n`);
  return lines.join("") + (hidden === 0 ? "" : `- and ${hidden} more\n`);
}

function lineOf(issue: ValidationIssue, data: SourceText | undefined): string {
  const pointer = issue.instanceLocation || "(root)";
  if (!data) return `${pointer}: ${issue.message}`;
  const { line, column } = spanOfIssue(data, issue).start;
  const found = compactValue(data, issue.instanceLocation);
  const isShown = found === undefined || issue.message.includes(found);
  return `${pointer} (line ${line}, column ${column}): ${issue.message}${isShown ? "" : `; found ${found}`}`;
}

const longest = 60;

/** The value at a JSON Pointer as short text; `undefined` if it has parts, or there is none. */
export function compactValue(source: Pick<SourceText, "value">, pointer: string): string | undefined {
  requireSource("compactValue", source);
  requireArgument(typeof pointer === "string", "compactValue", "a JSON Pointer, a string", pointer);
  let at: unknown = source.value;
  for (const token of tokensOf(pointer)) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, token)) return undefined;
    at = (at as Record<string, unknown>)[token];
  }
  if (typeof at === "object" && at !== null) return undefined;
  // A faster way for strings, the most frequent values.
  const text = typeof at === "string" ? JSON.stringify(at) : stringifyJson(at);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
