import { locate, printable, type SchemaSources, type SourceText, type Span } from "@argot/source-text";
import { stringifyJson, type ValidationIssue } from "argot";
import type { Report } from "./report.js";

/** For programs: one JSON object on a line for each value. */
export function jsonReport({
  quiet,
  schemas,
}: {
  readonly quiet: boolean;
  readonly schemas: Pick<SchemaSources, "find">;
}): Report {
  return {
    value({ data, line, source, value }, validator) {
      const { valid, errors } = validator.validate(value);
      if (valid && quiet) return { valid, text: [] };
      const head = JSON.stringify({ data, line, valid }).slice(0, -1);
      const list = issuesToJson(errors, (issue) => (source ? positionsOf(issue, source, schemas) : {}));
      return { valid, text: [`${printable(`${head},"errors":${list}}`)}\n`] };
    },
    end: () => "",
  };
}

/** Unlike `JSON.stringify`, this does not recurse: causes nest as deep as the data. */
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
    // The causes are the errors of the best matching alternative; the other alternatives are left out.
    const { causes, alternatives: _, data, ...rest } = issue;
    if (list.next > 0) text.push(",");
    list.next += 1;
    text.push(stringifyJson({ ...rest, data: withoutLargeValues(data), ...more(issue) }).slice(0, -1), ',"causes":[');
    open.push({ issues: causes, next: 0 });
  }
  return text.join("");
}

/** The positions of an issue in the file of the data and in the file of the schema. */
function positionsOf(issue: ValidationIssue, data: SourceText, schemas: Pick<SchemaSources, "find">): object {
  const { instance, keyword } = locate(issue, { data, schemas });
  const span = keyword && (keyword.position.key ?? keyword.position.value);
  return {
    position: instance && lineAndColumn(instance),
    keywordPosition: keyword && span && { source: keyword.source.name, ...lineAndColumn(span) },
  };
}

const lineAndColumn = ({ start, end }: Span): object => ({
  line: start.line,
  column: start.column,
  endLine: end.line,
  endColumn: end.column,
});

/** Leaves out values of the instance and the schema that have parts. They may be large, and the locations lead to them. */
function withoutLargeValues(data: ValidationIssue["data"]): ValidationIssue["data"] {
  return Object.fromEntries(
    Object.entries(data).filter(([name, datum]) =>
      Array.isArray(datum) ? name !== "actual" && datum.every((item) => isScalar(item)) : isScalar(datum),
    ),
  );
}

const isScalar = (datum: unknown): boolean => typeof datum !== "object" || datum === null;
