import { printable } from "@argot/source-text/printable";
import { nameOf } from "./file-name.js";
import { withMessageLines } from "./message-lines.js";
import type { ReportWords } from "./report-words.js";
import type { Report, ReportOptions, Result } from "./report.js";

/** The results of one file. */
interface Suite {
  readonly file: string;
  readonly cases: string[];
  readonly counts: Record<Result["outcome"], number>;
  seconds: number;
}

/** JUnit's XML: a suite for each file, a case for each result. The report of a file is held in memory, because its counts come first. */
export function junitReport({ quiet, maxErrors = Infinity, words }: ReportOptions): Report {
  let suite: Suite | undefined;
  return {
    showsPassedLines: true,
    begin: `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="argot">\n`,
    *result(result) {
      const { file, outcome, seconds = 0 } = result;
      if (suite && suite.file !== file) {
        yield* textOf(suite);
        suite = undefined;
      }
      suite ??= { file, cases: [], counts: { passed: 0, failed: 0, unusable: 0 }, seconds: 0 };
      suite.counts[outcome] += 1;
      suite.seconds += seconds;
      if (!quiet || outcome !== "passed") suite.cases.push(caseOf(result, maxErrors, words));
    },
    end: () => `${suite ? [...textOf(suite)].join("") : ""}</testsuites>\n`,
  };
}

function* textOf({ file, cases, counts, seconds }: Suite): Generator<string> {
  const { passed, failed, unusable } = counts;
  yield `  <testsuite name="${attribute(nameOf(file))}" tests="${passed + failed + unusable}" failures="${failed}" errors="${unusable}" skipped="0" time="${seconds.toFixed(3)}">\n`;
  yield* cases;
  yield "  </testsuite>\n";
}

function caseOf(result: Result, maxErrors: number, words: ReportWords): string {
  const { name, file, outcome, seconds = 0 } = result;
  const open = `    <testcase name="${attribute(name)}" classname="${attribute(nameOf(file))}" time="${seconds.toFixed(3)}"`;
  const findings = result.findings(maxErrors);
  if (outcome === "passed" && findings.shown.length === 0) return `${open}/>\n`;
  const all = withMessageLines(findings, words);
  const text = all.map(({ finding: { span, pointer, message }, lines }) => {
    const at = span ? `${printable(nameOf(file))}:${span.start.line}:${span.start.column} ` : "";
    const place = pointer === undefined ? "" : `${printable(pointer || words.root)} `;
    return [`${at}${place}${printable(message)}`, ...lines.map((line) => `  ${line}`)].join("\n");
  });
  if (findings.hidden > 0) text.push(words.moreErrors(findings.hidden));
  const [first] = all;
  const kind = { passed: "system-out", failed: "failure", unusable: "error" }[outcome];
  const attributes =
    outcome === "passed"
      ? ""
      : ` message="${attribute(first?.finding.message ?? "")}" type="${attribute(first?.finding.rule ?? outcome)}"`;
  return `${open}>\n      <${kind}${attributes}>${content(text.join("\n"))}</${kind}>\n    </testcase>\n`;
}

/** Text of an element. XML 1.0 has no control characters, not even as references, so they are escaped before. */
const content = (text: string): string =>
  text
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uFFFE\uFFFF]/g, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

const attribute = (text: string): string => content(printable(text)).replaceAll('"', "&quot;");
