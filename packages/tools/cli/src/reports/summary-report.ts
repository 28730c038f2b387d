import { type Paint, printable } from "@argot/source-text/text";
import { nameOf } from "./file-name.js";
import type { Finding } from "./finding.js";
import { keywordPlace } from "./message-lines.js";
import type { ReportWords } from "./report-words.js";
import { defaultMaxErrors, type Report, type ReportOptions } from "./report.js";

/** The example of a kind of finding: its first one. */
interface Example {
  readonly message: string;
  /** The position of the finding. */
  readonly at: string;
  /** The position of the keyword that requires something else. */
  readonly by?: string | undefined;
}

/** A finding: its kind, and an example if it is the first of its kind. A line of JSON, because threads exchange texts. */
type Line = readonly [kind: string, example?: Example];

/** How often each kind of finding occurs, the most frequent first, with an example of each. */
export function summaryReport({
  paint,
  quiet,
  maxErrors = defaultMaxErrors,
  words,
}: ReportOptions & { readonly paint: Paint }): Report {
  /** The kinds with an example. Its position takes a while to find. */
  const shown = new Set<string>();
  const kinds = new Map<string, { count: number; example: Example | undefined }>();
  return {
    showsPassedLines: false,
    begin: "",
    *result(result) {
      if (result.outcome === "unusable") return;
      for (const { finding, depth } of result.findings(Infinity).shown) {
        if (depth > 0) continue;
        const kind = `${finding.severity} ${finding.kind ?? finding.rule}`;
        const line: Line = shown.has(kind) ? [kind] : [kind, exampleOf(finding, words)];
        shown.add(kind);
        yield `${JSON.stringify(line)}\n`;
      }
    },
    collect(text) {
      for (const each of text.split("\n").slice(0, -1)) {
        const [kind, example] = JSON.parse(each) as Line;
        const known = kinds.get(kind);
        if (!known) kinds.set(kind, { count: 1, example });
        else {
          known.count += 1;
          known.example ??= example;
        }
      }
    },
    end({ passed, failed, unusable }) {
      const sorted = [...kinds.values()].toSorted((a, b) => b.count - a.count);
      const width = Math.max(0, ...sorted.map(({ count }) => String(count).length));
      const rows = sorted.slice(0, maxErrors).map(({ count, example }) => {
        const { message = "", at = "", by } = example ?? {};
        const places = [...(by === undefined ? [] : [words.by(by)]), words.firstAt(at)].join(", ");
        return `${paint("bold", `${String(count).padStart(width)} ×`)} ${printable(message)}\n${" ".repeat(width + 3)}${paint("dim", printable(places))}\n`;
      });
      const hidden = sorted.length - rows.length;
      if (hidden > 0) rows.push(paint("dim", `… ${words.moreKinds(hidden)}`), "\n");
      if (quiet) return rows.join("");
      const total = `${passed} ${words.passed}, ${failed} ${words.failed}${unusable === 0 ? "" : `, ${unusable} ${words.unusable}`}\n`;
      return rows.join("") + total;
    },
  };
}

function exampleOf({ severity, message, file, span, pointer, keyword }: Finding, words: ReportWords): Example {
  const position = span ? `${nameOf(file)}:${span.start.line}:${span.start.column}` : nameOf(file);
  return {
    message: severity === "error" ? message : `${words[severity]}: ${message}`,
    at: pointer === undefined ? position : `${position} ${pointer || words.root}`,
    ...(keyword && { by: keywordPlace(keyword) }),
  };
}
