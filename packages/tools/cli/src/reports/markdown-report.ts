import { printable } from "@argot/source-text/printable";
import { nameOf } from "./file-name.js";
import { type FindingWithLines, withMessageLines } from "./message-lines.js";
import type { ReportWords } from "./report-words.js";
import { defaultMaxErrors, type Report, type ReportOptions } from "./report.js";

/** Markdown, for a comment on a change: a heading for each result with findings, and a list of them. */
export function markdownReport({ maxErrors = defaultMaxErrors, words }: ReportOptions): Report {
  return {
    showsPassedLines: false,
    begin: "",
    *result(result) {
      const findings = result.findings(maxErrors);
      if (findings.shown.length === 0) return;
      yield `### ${result.outcome === "failed" ? "❌" : "⚠️"} ${markdown(result.name)}\n\n`;
      for (const each of withMessageLines(findings, words)) yield item(each, words);
      if (findings.hidden > 0) yield `- … ${markdown(words.moreErrors(findings.hidden))}\n`;
      yield "\n";
    },
    end({ passed, failed, unusable }) {
      return `${passed} ${words.passed}, ${failed} ${words.failed}${unusable === 0 ? "" : `, ${unusable} ${words.unusable}`}\n`;
    },
  };
}

function item({ finding, lines }: FindingWithLines, words: ReportWords): string {
  const { severity, file, span, pointer, message } = finding;
  const position = span ? `${nameOf(file)}:${span.start.line}:${span.start.column}` : nameOf(file);
  const place = pointer === undefined ? position : `${position} ${pointer || words.root}`;
  const label = severity === "error" ? "" : `${words[severity]}: `;
  const all = [
    `- **${markdown(place)}** ${markdown(label + message)}`,
    ...lines.map((line) => `  - ${markdown(line)}`),
  ];
  return all.map((line) => `${line}\n`).join("");
}

/** A text that Markdown shows as it is. Nobody is mentioned by it. */
const markdown = (text: string): string =>
  printable(text)
    .replace(/[\\`*_[\]<>|~&#]/g, "\\$&")
    .replaceAll("@", "&#64;");
