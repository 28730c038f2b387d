import { Buffer } from "node:buffer";
import { printable } from "@argot/source-text/printable";
import { nameOf } from "./file-name.js";
import type { KeywordPlace, OutlinedFinding } from "./finding.js";
import { keywordPlace } from "./message-lines.js";
import type { ReportWords } from "./report-words.js";
import type { Counts, Report, ReportOptions } from "./report.js";

/**
 * SARIF 2.1.0, the interchange format for the results of static analysis. Results are written as they come; the rules, which
 * are known at the end, follow.
 */
export function sarifReport({ maxErrors = Infinity, version, words }: ReportOptions): Report {
  /** The rules in the order of their first result, each with its page. */
  const rules = new Map<string, SarifRule>();
  let separator = "\n";
  return {
    showsPassedLines: false,
    begin: `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits","results":[`,
    *result(result) {
      for (const group of groupsOf(result.findings(maxErrors).shown)) {
        const { rule: id, docs } = group[0].finding;
        const rule = rules.get(id) ?? { id, index: rules.size, docs };
        rules.set(id, rule);
        yield `${separator}${printable(JSON.stringify(resultOf(group, rule.index, words)))}`;
        separator = ",\n";
      }
    },
    end: (counts) => `\n],\n${printable(JSON.stringify(endOf(rules, counts, version))).slice(1)}]}\n`,
  };
}

interface SarifRule {
  readonly id: string;
  readonly index: number;
  readonly docs: string | undefined;
}

type Group = readonly [OutlinedFinding, ...OutlinedFinding[]];

/** Each finding with those that explain it. */
function groupsOf(shown: readonly OutlinedFinding[]): Group[] {
  const groups: [OutlinedFinding, ...OutlinedFinding[]][] = [];
  for (const each of shown) {
    if (each.depth === 0) groups.push([each]);
    else groups.at(-1)?.push(each);
  }
  return groups;
}

const levels = { error: "error", warning: "warning", note: "note" };

function resultOf([{ finding }, ...causes]: Group, ruleIndex: number, words: ReportWords): object {
  const { rule, severity, message, advice, keyword } = finding;
  const related = [...(keyword ? [keywordLocation(keyword, words)] : []), ...causes.map(causeLocation)];
  return {
    ruleId: rule,
    ruleIndex,
    level: levels[severity],
    message: { text: advice === undefined ? message : `${message}. ${advice}` },
    locations: [{ ...locationOf(finding) }],
    ...(related.length === 0 ? {} : { relatedLocations: related.map((each, id) => ({ id, ...each })) }),
  };
}

function causeLocation({ finding }: OutlinedFinding): object {
  return { ...locationOf(finding), message: { text: finding.message } };
}

function locationOf({ file, pointer, span }: OutlinedFinding["finding"]): object {
  return {
    physicalLocation: { artifactLocation: { uri: uriOf(nameOf(file)) }, ...(span && { region: regionOf(span) }) },
    ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: "value" }] }),
  };
}

function keywordLocation(keyword: KeywordPlace, words: ReportWords): object {
  const { name, pointer, span } = keyword;
  const message = { text: words.by(keywordPlace(keyword)) };
  if (!span) return { message };
  return {
    physicalLocation: { artifactLocation: { uri: uriOf(name) }, region: regionOf(span) },
    ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: "value" }] }),
    message,
  };
}

const regionOf = ({ start, end }: NonNullable<OutlinedFinding["finding"]["span"]>): object => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

/** A file name as a URI reference, relative to the working directory. */
function uriOf(name: string): string {
  const uri = Buffer.from(name.replaceAll("\\", "/")).toString().split("/").map(encodeURIComponent).join("/");
  return uri.startsWith("/") ? `file://${uri}` : uri;
}

function endOf(rules: ReadonlyMap<string, SarifRule>, { unusable }: Counts, version: string): object {
  return {
    tool: {
      driver: {
        name: "argot",
        version,
        informationUri: "https://github.com/argot-schema/argot",
        rules: Array.from(rules.values(), ({ id, docs }) => ({ id, ...(docs !== undefined && { helpUri: docs }) })),
      },
    },
    invocations: [{ executionSuccessful: unusable === 0 }],
  };
}
