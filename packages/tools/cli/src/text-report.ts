import { type Paint, printable, renderIssues, type SchemaSources } from "@argot/source-text";
import { nameOf } from "./read-data.js";
import type { Report } from "./report.js";
import { schemaLocation } from "./schema-location.js";

/** What a report in text shows. */
export interface TextReportOptions {
  readonly schemas: SchemaSources;
  readonly paint: Paint;
  /** The working directory, which schema files are named from. */
  readonly cwd: string;
  readonly maxErrors: number;
  /** Whether valid values and the summary are left out. */
  readonly quiet: boolean;
}

/** For people: a line a value, below it what is wrong, and a summary where there is more than one value. */
export function textReport({ schemas, paint, cwd, maxErrors, quiet }: TextReportOptions): Report {
  const showUri = (uri: string): string => schemaLocation(uri, cwd);
  return {
    value({ data, line, source }, { valid, errors }) {
      if (valid && quiet) return "";
      const name = printable(line === undefined ? nameOf(data) : `${nameOf(data)}:${line}`);
      if (valid) return `${paint("green", "✔")} ${name}\n`;
      const issues = renderIssues(errors, { data: source, schemas, paint, maxIssues: maxErrors, showUri });
      return `${paint("red", "✘")} ${name}\n${issues}`;
    },
    end({ valid, invalid, unusable }) {
      if (quiet || valid + invalid + unusable === 1) return "";
      return `${valid} valid, ${invalid} invalid${unusable === 0 ? "" : `, ${unusable} unusable`}\n`;
    },
  };
}
