import { printable } from "@argot/source-text/printable";
import type { Finding } from "./finding.js";
import type { ReportWords } from "./report-words.js";
import { defaultMaxErrors, longText, type Report, type ReportOptions } from "./report.js";

/** One line for each result and each finding. It names no schema and ends without a summary. */
export function compactReport({ quiet, maxErrors = defaultMaxErrors, words }: ReportOptions): Report {
  return {
    showsPassedLines: false,
    begin: "",
    *result(result) {
      const { name, outcome } = result;
      if (outcome === "unusable") return;
      const { shown, hidden } = result.findings(maxErrors);
      if ((quiet || result.isLine) && outcome === "passed" && shown.length === 0) return;
      const verdict = outcome === "passed" ? words.passed : words.failed;
      let text = `${printable(name)}: ${verdict}\n`;
      for (const { finding, depth } of shown) {
        text += `${"  ".repeat(depth)}- ${printable(lineOf(finding, words))}\n`;
        if (text.length < longText) continue;
        yield text;
        text = "";
      }
      yield hidden > 0 ? `${text}- ${words.moreErrors(hidden)}\n` : text;
    },
    end: () => "",
  };
}

function lineOf({ pointer, span, severity, message, found, advice }: Finding, words: ReportWords): string {
  const at = span && words.position(span.start.line, span.start.column);
  const place = pointer === undefined ? at : `${pointer || words.root}${at === undefined ? "" : ` (${at})`}`;
  const label = severity === "error" ? "" : `${words[severity]}: `;
  const more = [...(found === undefined ? [] : [words.found(found)]), ...(advice === undefined ? [] : [advice])];
  return `${place === undefined ? "" : `${place}: `}${label}${[message, ...more].join("; ")}`;
}
