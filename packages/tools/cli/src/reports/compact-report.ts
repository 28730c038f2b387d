import { printable } from "@argot/source-text/printable";
import type { Finding } from "./finding.js";
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
        text += `${"  ".repeat(depth)}- ${printable(lineOf(finding))}\n`;
        if (text.length < longText) continue;
        yield text;
        text = "";
      }
      yield hidden > 0 ? `${text}- and ${hidden} more\n` : text;
    },
    end: () => "",
  };
}

function lineOf({ pointer, span, severity, message, found, advice }: Finding): string {
  const at = span && `line ${span.start.line}, column ${span.start.column}`;
  const place = pointer === undefined ? at : `${pointer || "(root)"}${at === undefined ? "" : ` (${at})`}`;
  const label = severity === "error" ? "" : `${severity}: `;
  const more = [...(found === undefined ? [] : [`found ${found}`]), ...(advice === undefined ? [] : [advice])];
  return `${place === undefined ? "" : `${place}: `}${label}${[message, ...more].join("; ")}`;
}
