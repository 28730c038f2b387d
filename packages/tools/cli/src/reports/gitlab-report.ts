import { createHash } from "node:crypto";
import { printable } from "@argot/source-text/printable";
import { nameOf } from "./file-name.js";
import type { FindingWithLines } from "./message-lines.js";
import { withMessageLines } from "./message-lines.js";
import type { ReportWords } from "./report-words.js";
import type { Report, ReportOptions } from "./report.js";

/** A code quality report of GitLab: a JSON array with an object for each finding. */
export function gitlabReport({ maxErrors = Infinity, words }: ReportOptions): Report {
  /** How often a fingerprint was used: each must be unique. */
  const seen = new Map<string, number>();
  let separator = "\n";
  return {
    showsPassedLines: false,
    begin: "[",
    *result(result) {
      for (const each of withMessageLines(result.findings(maxErrors), words)) {
        yield `${separator}${JSON.stringify(entryOf(each, seen, words))}`;
        separator = ",\n";
      }
    },
    end: () => (separator === "\n" ? "]\n" : "\n]\n"),
  };
}

const severities = { error: "major", warning: "minor", note: "info" };

function entryOf({ finding, lines }: FindingWithLines, seen: Map<string, number>, words: ReportWords): object {
  const { severity, file, span, rule, pointer, message } = finding;
  const place = pointer === undefined ? "" : `${pointer || words.root} `;
  return {
    description: [printable(place + message), ...lines].join("\n"),
    check_name: printable(rule),
    fingerprint: fingerprintOf([file, pointer ?? "", rule, message], seen),
    severity: severities[severity],
    location: {
      path: printable(nameOf(file)),
      positions: {
        begin: { line: span?.start.line ?? 1, column: span?.start.column ?? 1 },
        end: { line: span?.end.line ?? 1, column: span?.end.column ?? 1 },
      },
    },
  };
}

/** A text that stays the same for a finding, even if it moves to another line. */
function fingerprintOf(parts: readonly string[], seen: Map<string, number>): string {
  const text = JSON.stringify(parts);
  const times = seen.get(text) ?? 0;
  seen.set(text, times + 1);
  return createHash("sha256").update(`${text}${times}`).digest("hex");
}
