import type { ValidationIssue } from "@argot/core";
import { refuseUnknownOptions } from "@argot/core/json";
import { requireIssues } from "./check-text.js";
import { codeFrame } from "./code-frame.js";
import { outlineIssues } from "./outline.js";
import { type Paint, plain } from "./paint.js";
import { printable } from "./printable.js";
import type { SchemaSources } from "./schema-sources.js";
import type { SourceText } from "./source-text.js";
import { spanOfIssue } from "./span-of-issue.js";

/** Options for `renderIssues`. */
export interface RenderOptions {
  /** The text of the value. Without it there are no lines, columns and code frames. */
  readonly data?: SourceText | undefined;
  /** The texts of the schemas. Without a text, a keyword is shown by its URI. */
  readonly schemas?: Pick<SchemaSources, "find"> | undefined;
  /** Styles text. Default: no styles. */
  readonly paint?: Paint;
  /** Maximum number of issues shown, causes included; the others are counted. Default: 20. */
  readonly maxIssues?: number;
  /** Formats the URI of a keyword without a text. Default: the URI itself. */
  readonly showUri?: (uri: string) => string;
}

const optionNames: Readonly<Record<keyof RenderOptions, true>> = {
  data: true,
  schemas: true,
  paint: true,
  maxIssues: true,
  showUri: true,
};

/**
 * Issues as text for people: the location, the message, a code frame, and the keyword that fails. Causes are indented below
 * their issue. Control characters are shown as escapes.
 *
 * @returns Lines, each with a line feed at its end; empty text for no issues.
 */
export function renderIssues(issues: readonly ValidationIssue[], options: RenderOptions = {}): string {
  requireIssues("renderIssues", issues);
  refuseUnknownOptions("renderIssues", options, Object.keys(optionNames));
  const { paint = plain, maxIssues = 20 } = options;
  const { shown, hidden } = outlineIssues(issues, maxIssues);
  const texts = shown.map(({ issue, depth }, i) => {
    const gap = i > 0 && depth === 0 && options.data ? "\n" : "";
    const text = `${headline(issue, depth, options)}${depth === 0 ? frameOf(issue, options) : ""}${keywordLine(issue, options)}`;
    return gap + indented(text, "  ".repeat(depth + 1));
  });
  const more = hidden === 0 ? "" : `  ${paint("dim", `… and ${hidden} more ${hidden === 1 ? "error" : "errors"}`)}\n`;
  return texts.join("") + more;
}

function headline(issue: ValidationIssue, depth: number, { data, paint = plain }: RenderOptions): string {
  const pointer = paint("bold", printable(issue.instanceLocation || "(root)"));
  const text = `${pointer} ${printable(issue.message)}\n`;
  if (!data) return text;
  const { line, column } = spanOfIssue(data, issue).start;
  const position = depth === 0 ? `${printable(data.name)}:${line}:${column}` : `${line}:${column}`;
  return `${paint("cyan", position)} ${text}`;
}

function frameOf(issue: ValidationIssue, { data, paint = plain }: RenderOptions): string {
  return data ? indented(codeFrame(data, spanOfIssue(data, issue), { paint }), "  ") : "";
}

function keywordLine({ absoluteKeywordLocation: uri }: ValidationIssue, options: RenderOptions): string {
  const { schemas, paint = plain, showUri = (each) => each } = options;
  const found = schemas?.find(uri);
  if (!found) return `  ${paint("dim", `by ${printable(showUri(uri))}`)}\n`;
  const { line, column } = (found.position.key ?? found.position.value).start;
  return `  ${paint("dim", `by ${printable(`${found.source.name}:${line}:${column} ${found.pointer}`)}`)}\n`;
}

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);
