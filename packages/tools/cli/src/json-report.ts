import { locate, type SchemaSources, type SourceText, type Span } from "@argot/source-text";
import { stringifyJson, type ValidationIssue } from "argot";
import type { Report } from "./report.js";

/** For machines: a JSON object a line for each value. */
export function jsonReport({
  quiet,
  schemas,
}: {
  readonly quiet: boolean;
  readonly schemas: Pick<SchemaSources, "find">;
}): Report {
  return {
    value({ data, line, source }, { valid, errors }) {
      if (valid && quiet) return "";
      const head = JSON.stringify({ data, line, valid }).slice(0, -1);
      return `${head},"errors":${issuesToJson(errors, (issue) => (source ? positionsOf(issue, source, schemas) : {}))}}\n`;
    },
    end: () => "",
  };
}

/** Not recursive, as JSON.stringify is: causes nest as deep as the data do. */
function issuesToJson(issues: readonly ValidationIssue[], more: (issue: ValidationIssue) => object): string {
  const text = ["["];
  const open = [{ issues, next: 0 }];
  for (let list = open.at(-1); list; list = open.at(-1)) {
    const issue = list.issues[list.next];
    if (!issue) {
      text.push("]");
      open.pop();
      if (open.length > 0) text.push("}");
      continue;
    }
    // Alternatives say more of what the causes say.
    const { causes, alternatives: _, data, ...rest } = issue;
    if (list.next > 0) text.push(",");
    list.next += 1;
    text.push(stringifyJson({ ...rest, data: small(data), ...more(issue) }).slice(0, -1), ',"causes":[');
    open.push({ issues: causes, next: 0 });
  }
  return text.join("");
}

/** Where an issue stands, in the file of the data and in that of the schema. */
function positionsOf(issue: ValidationIssue, data: SourceText, schemas: Pick<SchemaSources, "find">): object {
  const { instance, keyword } = locate(issue, { data, schemas });
  const span = keyword && (keyword.position.key ?? keyword.position.value);
  return {
    position: instance && shown(instance),
    keywordPosition: keyword && span && { source: keyword.source.name, ...shown(span) },
  };
}

const shown = ({ start, end }: Span): object => ({
  line: start.line,
  column: start.column,
  endLine: end.line,
  endColumn: end.column,
});

/** Without whole values out of the instance or the schema: the locations lead to those, and they know no limit. */
function small(data: ValidationIssue["data"]): ValidationIssue["data"] {
  return Object.fromEntries(
    Object.entries(data).filter(([name, datum]) =>
      Array.isArray(datum) ? name !== "actual" && datum.every((item) => isScalar(item)) : isScalar(datum),
    ),
  );
}

const isScalar = (datum: unknown): boolean => typeof datum !== "object" || datum === null;
