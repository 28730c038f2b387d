import { printable } from "@argot/source-text/printable";
import type { Finding, Findings, KeywordPlace } from "./finding.js";
import type { ReportWords } from "./report-words.js";

/** A finding, and the lines below its message. */
export interface FindingWithLines {
  readonly finding: Finding;
  /**
   * The findings that explain it, the keyword that requires something else, and what to do. Without line feeds,
   * escaped.
   */
  readonly lines: readonly string[];
}

/** Groups findings: those that explain another become lines of its message. For reports without nested findings. */
export function withMessageLines({ shown }: Findings, words: ReportWords): FindingWithLines[] {
  const all: { finding: Finding; lines: string[] }[] = [];
  for (const { finding, depth } of shown) {
    if (depth === 0) {
      all.push({ finding, lines: [...endingOf(finding, words)] });
      continue;
    }
    const { pointer, message } = finding;
    all
      .at(-1)
      ?.lines.push(
        printable(`${"  ".repeat(depth - 1)}- ${pointer === undefined ? "" : `${pointer || words.root}: `}${message}`),
      );
  }
  return all;
}

function* endingOf({ keyword, advice }: Finding, words: ReportWords): Generator<string> {
  if (keyword) yield printable(words.by(keywordPlace(keyword)));
  if (advice !== undefined) yield printable(advice);
}

/** The location of a keyword as text. Not escaped. */
export const keywordPlace = ({ name, pointer, span }: KeywordPlace): string =>
  [span ? `${name}:${span.start.line}:${span.start.column}` : name, pointer].filter((each) => each).join(" ");
