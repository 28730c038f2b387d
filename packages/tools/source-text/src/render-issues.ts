import type { ValidationIssue } from "@argot/core";
import { codeFrame } from "./code-frame.js";
import { firstOf } from "./outline.js";
import { type Paint, plain } from "./paint.js";
import { printable } from "./printable.js";
import type { SchemaSources } from "./schema-sources.js";
import type { SourceText } from "./source-text.js";
import { spanOfIssue } from "./span-of-issue.js";

/** How issues are shown. */
export interface RenderOptions {
  /** The text of the value. Without it there are no lines, columns and code frames. */
  readonly data?: SourceText | undefined;
  /** The texts of the schemas. What they do not have is named by its URI. */
  readonly schemas?: Pick<SchemaSources, "find"> | undefined;
  /** Gives text a style. None, when not said. */
  readonly paint?: Paint;
  /** How many issues are shown, those beneath others included; the rest is counted. 20, when not said. */
  readonly maxIssues?: number;
  /** How the URI of a keyword is shown, where its text is not known; as it is, when not said. */
  readonly showUri?: (uri: string) => string;
}

/**
 * Issues for people: for each the place, what is wrong, a code frame, and the rule that says so; what lies beneath it is
 * indented. Control characters are shown as escapes.
 *
 * @returns Lines, each with a line feed at its end; empty text for no issues.
 */
export function renderIssues(issues: readonly ValidationIssue[], options: RenderOptions = {}): string {
  const { paint = plain, maxIssues = 20 } = options;
  const { shown, hidden } = firstOf(issues, maxIssues);
  const texts = shown.map(({ issue, depth }, i) => {
    const gap = i > 0 && depth === 0 && options.data ? "\n" : "";
    const text = `${headline(issue, depth, options)}${depth === 0 ? frameOf(issue, options) : ""}${ruleOf(issue, options)}`;
    return gap + indented(text, "  ".repeat(depth + 1));
  });
  const more = hidden === 0 ? "" : `  ${paint("dim", `… and ${hidden} more ${hidden === 1 ? "error" : "errors"}`)}\n`;
  return texts.join("") + more;
}

function headline(issue: ValidationIssue, depth: number, { data, paint = plain }: RenderOptions): string {
  const pointer = paint("bold", printable(issue.instanceLocation || "(root)"));
  const said = `${pointer} ${printable(issue.message)}\n`;
  if (!data) return said;
  const { line, column } = spanOfIssue(data, issue).start;
  const place = depth === 0 ? `${printable(data.name)}:${line}:${column}` : `${line}:${column}`;
  return `${paint("cyan", place)} ${said}`;
}

function frameOf(issue: ValidationIssue, { data, paint = plain }: RenderOptions): string {
  return data ? indented(codeFrame(data, spanOfIssue(data, issue), { paint }), "  ") : "";
}

function ruleOf({ absoluteKeywordLocation: uri }: ValidationIssue, options: RenderOptions): string {
  const { schemas, paint = plain, showUri = (each) => each } = options;
  const place = schemas?.find(uri);
  if (!place) return `  ${paint("dim", `by ${printable(showUri(uri))}`)}\n`;
  const { line, column } = (place.position.key ?? place.position.value).start;
  return `  ${paint("dim", `by ${printable(`${place.source.name}:${line}:${column} ${place.pointer}`)}`)}\n`;
}

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);
