import { locate, printable, type SchemaSources, type SourceText } from "@argot/source-text/text";
import { docsUrl, stringifyJson, type ValidationIssue } from "argot";
import { extentOf } from "../../../reports/extent.js";
import { findingObject } from "../../../reports/json-report.js";
import type { Report } from "../../../reports/report.js";
import type { UnusableResult, ValueResult } from "../value-result.js";

/** For programs: one JSON object on a line for each value, with its issues in full. */
export function issuesReport({
  quiet,
  schemas,
}: {
  readonly quiet: boolean;
  readonly schemas: Pick<SchemaSources, "find">;
}): Report<ValueResult | UnusableResult> {
  return {
    showsPassedLines: !quiet,
    begin: "",
    result(result) {
      const { outcome } = result;
      if (outcome === "unusable") return [];
      const { issues, datum, warnings } = result;
      const valid = outcome === "passed";
      if (valid && quiet && warnings.length === 0) return [];
      const { data, line } = datum;
      const positions = (issue: ValidationIssue): object => positionsOf(issue, result.source, schemas);
      return issuesLine(
        JSON.stringify({ data, line, valid, ...(warnings.length > 0 && { warnings: warnings.map(findingObject) }) }),
        issues,
        positions,
      );
    },
    end: () => "",
  };
}

/** A line with the issues of a value, in pieces: the locations of deep issues can be much longer than the data. */
function* issuesLine(
  head: string,
  errors: readonly ValidationIssue[],
  more: (issue: ValidationIssue) => object,
): Generator<string> {
  yield printable(`${head.slice(0, -1)},"errors":[`);
  for (const piece of issuesToJson(errors, more)) yield printable(piece);
  yield "]}\n";
}

/** Unlike `JSON.stringify`, this does not recurse: causes nest as deep as the data. */
function* issuesToJson(
  issues: readonly ValidationIssue[],
  more: (issue: ValidationIssue) => object,
): Generator<string> {
  const open = [{ issues, next: 0 }];
  for (let list = open.at(-1); list; list = open.at(-1)) {
    const issue = list.issues[list.next];
    if (!issue) {
      open.pop();
      if (open.length > 0) yield "]}";
      continue;
    }
    const read = {
      ...issue,
      instanceLocation: copied(issue.instanceLocation),
      keywordLocation: copied(issue.keywordLocation),
    };
    // The causes are the errors of the best matching alternative; the other alternatives are left out.
    const { causes, alternatives: _, data, ...rest } = read;
    const text = stringifyJson({
      ...rest,
      docs: docsUrl(issue.messageId),
      data: withoutLargeValues(data),
      ...more(read),
    });
    yield `${list.next === 0 ? "" : ","}${text.slice(0, -1)},"causes":[`;
    list.next += 1;
    open.push({ issues: causes, next: 0 });
  }
}

/**
 * A copy of a location. Engines store a location as shared parts until it is read, and as a whole from then on. Only
 * the copy is read, and then dropped.
 */
const copied = (location: string): string => ` ${location}`.slice(1);

/** The positions of an issue in the file of the data and in the file of the schema. */
function positionsOf(issue: ValidationIssue, data: SourceText, schemas: Pick<SchemaSources, "find">): object {
  const { instance, keyword } = locate(issue, { data, schemas });
  const span = keyword && (keyword.position.key ?? keyword.position.value);
  return {
    position: instance && extentOf(instance),
    keywordPosition: keyword && span && { source: keyword.source.name, ...extentOf(span) },
  };
}

/**
 * Leaves out arrays and objects of the instance and the schema, which may be large, and which the locations lead to.
 */
function withoutLargeValues(data: ValidationIssue["data"]): ValidationIssue["data"] {
  return Object.fromEntries(
    Object.entries(data).filter(([name, datum]) =>
      Array.isArray(datum) ? name !== "actual" && datum.every((item) => isScalar(item)) : isScalar(datum),
    ),
  );
}

const isScalar = (datum: unknown): boolean => typeof datum !== "object" || datum === null;
