import { refuseUnknownOptions, requireArgument } from "@argot/core/json";
import stringWidth from "fast-string-width";
import { type Paint, plain } from "./paint.js";
import type { Span } from "./positions.js";
import { printable } from "./printable.js";
import type { SourceText } from "./source-text.js";

/** Options for `codeFrame`. */
export interface CodeFrameOptions {
  /** Styles text. Default: no styles. */
  readonly paint?: Paint;
  /** Number of lines shown before the marked line. Default: 1. */
  readonly before?: number;
}

/** Maximum length of a line that is shown as a whole. */
const longest = 110;
// A longer line, as in JSON without line breaks, is cut to these lengths before, in and after the marked part.
const most = { before: 40, marked: 40, after: 30 };
const whole = { before: longest, marked: longest, after: longest };

/**
 * The line of a text in which a span begins, with carets under the span. Wide and invisible characters do not shift the
 * carets.
 *
 * @returns Lines, each with a line feed at its end.
 */
export function codeFrame(
  source: Pick<SourceText, "line"> & Partial<Pick<SourceText, "firstLine">>,
  span: Span,
  options: CodeFrameOptions = {},
): string {
  requireArgument(
    typeof (source as SourceText | undefined)?.line === "function",
    "codeFrame",
    "a `SourceText`",
    source,
  );
  requireArgument(span instanceof Object && "start" in span, "codeFrame", "a span, with `start` and `end`", span);
  refuseUnknownOptions("codeFrame", options, ["paint", "before"] satisfies (keyof CodeFrameOptions)[]);
  const { start, end } = span;
  const { paint = plain, before = 1 } = options;
  const first = Math.max(source.firstLine ?? 1, start.line - before);
  const width = String(start.line).length;
  const line = source.line(start.line);
  const from = start.column - 1;
  const to = end.line === start.line ? end.column - 1 : line.length;
  const show = line.length > longest ? most : whole;
  const left = endOf(line.slice(0, from), show.before);
  const marked = startOf(line.slice(from, to), show.marked);
  const right = startOf(line.slice(to), show.after);
  const gutter = (label: string, text: string): string =>
    `${paint("dim", `${label.padStart(width)} │`)}${text === "" ? "" : ` ${text}`}\n`;
  const carets = "^".repeat(Math.max(1, widthOf(marked)));
  return [
    ...Array.from({ length: start.line - first }, (_, i) => {
      const number = first + i;
      return gutter(String(number), startOf(source.line(number), longest));
    }),
    gutter(String(start.line), left + marked + right),
    gutter("", " ".repeat(widthOf(left)) + paint("red", carets)),
  ].join("");
}

/** The width of a text on a terminal. Most texts are ASCII, perhaps cut, for which it is the length. */
const widthOf = (text: string): number => (/^[\x20-\x7e…]*$/.test(text) ? text.length : stringWidth(text));

const visible = (text: string): string => printable(text.replaceAll("\t", "  "));

function startOf(text: string, length: number): string {
  // A surrogate pair is not cut in half.
  const cut = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, "");
  return visible(text.length > length ? `${cut}…` : text);
}

function endOf(text: string, length: number): string {
  const cut = text.slice(1 - length).replace(/^[\uDC00-\uDFFF]/, "");
  return visible(text.length > length ? `…${cut}` : text);
}
