import { codeFrame } from "@argot/source-text/code-frame";
import { type Paint, printable } from "@argot/source-text/text";
import { nameOf } from "./file-name.js";
import type { Finding, OutlinedFinding, Severity } from "./finding.js";
import { keywordPlace } from "./message-lines.js";
import type { ReportWords } from "./report-words.js";
import { defaultMaxErrors, longText, type Report, type ReportOptions, type Result } from "./report.js";

/** For people: a line for each result with its findings below, and a summary if there are several results. */
export function prettyReport({
  paint,
  quiet,
  maxErrors = defaultMaxErrors,
  words,
}: ReportOptions & { readonly paint: Paint }): Report {
  let isEmpty = true;
  return {
    showsPassedLines: false,
    begin: "",
    *result(result) {
      // Values that could not be read are reported as problems, on standard error.
      if (result.outcome === "unusable") return;
      const { shown, hidden } = result.findings(maxErrors);
      if ((quiet || result.isLine) && result.outcome === "passed" && shown.length === 0) return;
      isEmpty = false;
      let text = `${signOf(result, shown.length > 0, paint)} ${printable(result.name)}\n`;
      let first = true;
      for (const each of shown) {
        if (!first && each.depth === 0 && each.finding.source) text += "\n";
        text += textOf(each, paint, words);
        first = false;
        if (text.length < longText) continue;
        yield text;
        text = "";
      }
      if (hidden > 0) text += `  ${paint("dim", `… ${words.moreErrors(hidden)}`)}\n`;
      yield text;
    },
    end({ passed, failed, unusable }) {
      if (quiet || (passed + failed + unusable === 1 && !(isEmpty && passed === 1))) return "";
      return `${passed} ${words.passed}, ${failed} ${words.failed}${unusable === 0 ? "" : `, ${unusable} ${words.unusable}`}\n`;
    },
  };
}

function signOf({ outcome }: Result, hasFindings: boolean, paint: Paint): string {
  if (outcome === "failed") return paint("red", "✘");
  return hasFindings ? paint("yellow", "!") : paint("green", "✔");
}

function textOf({ finding, depth }: OutlinedFinding, paint: Paint, words: ReportWords): string {
  const { source, span, keyword, advice } = finding;
  const margin = "  ".repeat(depth + 1);
  let text = `${margin}${headline(finding, depth, paint, words)}`;
  if (source && span && depth === 0) text += indented(codeFrame(source, span, { paint }), `${margin}  `);
  if (keyword) text += `${margin}  ${paint("dim", printable(words.by(keywordPlace(keyword))))}\n`;
  if (advice !== undefined) text += `${margin}  ${paint("dim", printable(advice))}\n`;
  return text;
}

function headline(
  { severity, file, span, pointer, message }: Finding,
  depth: number,
  paint: Paint,
  words: ReportWords,
): string {
  const at = span && `${span.start.line}:${span.start.column}`;
  const position = depth === 0 && at !== undefined ? `${printable(nameOf(file))}:${at}` : at;
  return `${[
    ...(position === undefined ? [] : [paint("cyan", position)]),
    ...(pointer === undefined ? [] : [paint("bold", printable(pointer || words.root))]),
    ...labelOf(severity, paint, words),
    printable(message),
  ].join(" ")}\n`;
}

function labelOf(severity: Severity, paint: Paint, words: ReportWords): string[] {
  if (severity === "error") return [];
  return [paint(severity === "warning" ? "yellow" : "dim", `${words[severity]}:`)];
}

/** Indents lines that are not empty. Each has its line feed. */
const indented = (text: string, by: string): string =>
  text
    .split("\n")
    .map((line) => (line === "" ? "" : by + line))
    .join("\n");
