import { printable } from "@argot/source-text/printable";
import type { Finding } from "./finding.js";
import { defaultMaxErrors, type Report, type ReportOptions } from "./report.js";

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
      yield `${printable(name)}: ${verdict}\n`;
      for (const { finding, depth } of shown) yield `${"  ".repeat(depth)}- ${printable(lineOf(finding))}\n`;
      if (hidden > 0) yield `- and ${hidden} more\n`;
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
