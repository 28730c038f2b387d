import { type Paint, printable, renderIssues, type SchemaSources } from "@argot/source-text";
import { nameOf } from "../inputs/read-data.js";
import type { Report } from "./report.js";
import { schemaLocation } from "../schemas/schema-location.js";

/** Options for {@link textReport}. */
export interface TextReportOptions {
  readonly schemas: SchemaSources;
  readonly paint: Paint;
  /** The working directory: names of schema files are relative to it. */
  readonly cwd: string;
  readonly maxErrors: number;
  /** Whether to leave out valid values and the summary. */
  readonly quiet: boolean;
}

/** For people: a line for each value with its errors below, and a summary if there are several values. */
export function textReport({ schemas, paint, cwd, maxErrors, quiet }: TextReportOptions): Report {
  const showUri = (uri: string): string => schemaLocation(uri, cwd);
  return {
    value({ value, source, ...origin }, validator) {
      const { valid, errors } = validator.validate(value);
      const name = printable(nameOf(origin));
      if (valid) return { valid, text: quiet ? [] : [`${paint("green", "✔")} ${name}\n`] };
      const issues = renderIssues(errors, { data: source, schemas, paint, maxIssues: maxErrors, showUri });
      return { valid, text: [`${paint("red", "✘")} ${name}\n`, issues] };
    },
    end({ valid, invalid, unusable }) {
      if (quiet || valid + invalid + unusable === 1) return "";
      return `${valid} valid, ${invalid} invalid${unusable === 0 ? "" : `, ${unusable} unusable`}\n`;
    },
  };
}
