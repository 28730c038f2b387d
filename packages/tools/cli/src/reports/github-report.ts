import { printable } from "@argot/source-text/printable";
import type { FindingWithLines } from "./message-lines.js";
import { withMessageLines } from "./message-lines.js";
import type { ReportWords } from "./report-words.js";
import { defaultMaxErrors, type Report, type ReportOptions } from "./report.js";

/** Workflow commands of GitHub Actions: one annotation for each finding, which GitHub shows beside the line of the file. */
export function githubReport({ maxErrors = defaultMaxErrors, words }: ReportOptions): Report {
  return {
    showsPassedLines: false,
    begin: "",
    *result(result) {
      const findings = result.findings(maxErrors);
      for (const each of withMessageLines(findings, words)) yield annotation(each, words);
      if (findings.hidden > 0)
        yield `::notice title=${property(result.name)}::${text(words.moreErrors(findings.hidden))}\n`;
    },
    end: () => "",
  };
}

const commands = { error: "error", warning: "warning", note: "notice" };

function annotation({ finding, lines }: FindingWithLines, words: ReportWords): string {
  const { severity, file, span, rule, pointer, message } = finding;
  const properties = [
    ...(file === "-" ? [] : [`file=${property(file)}`]),
    ...(span
      ? [
          `line=${span.start.line}`,
          `endLine=${span.end.line}`,
          `col=${span.start.column}`,
          `endColumn=${span.end.column}`,
        ]
      : []),
    `title=${property(rule)}`,
  ];
  const place = pointer === undefined ? "" : `${pointer || words.root} `;
  const all = [printable(place + message), ...lines].join("\n");
  return `::${commands[severity]} ${properties.join(",")}::${text(all)}\n`;
}

/** A message as GitHub decodes it. */
const text = (raw: string): string => raw.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** A property as GitHub decodes it. */
const property = (raw: string): string => text(printable(raw)).replaceAll(":", "%3A").replaceAll(",", "%2C");
