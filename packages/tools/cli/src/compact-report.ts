import { compactIssues, printable } from "@argot/source-text";
import { nameOf } from "./read-data.js";
import type { Report } from "./report.js";

/** In few words: a line a value, and a line an error. Nothing speaks of the schema, and nothing is summed up. */
export function compactReport({ quiet, maxErrors }: { readonly quiet: boolean; readonly maxErrors: number }): Report {
  return {
    value({ data, line, source }, { valid, errors }) {
      if (valid && quiet) return "";
      const name = printable(line === undefined ? nameOf(data) : `${nameOf(data)}:${line}`);
      if (valid) return `${name} is valid\n`;
      return `${name} is not valid:\n${compactIssues(errors, { data: source, maxIssues: maxErrors })}`;
    },
    end: () => "",
  };
}
