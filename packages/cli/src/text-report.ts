import { printable } from "./printable.js";
import { nameOf } from "./read-data.js";
import { type Look, type MaxErrors, renderIssues, styled } from "./render.js";
import type { Report } from "./report.js";

/** What a report in text shows. */
export interface TextReportOptions extends Look {
  readonly maxErrors: MaxErrors;
  /** Whether valid values and the summary are left out. */
  readonly quiet: boolean;
}

/** For people: a line a value, below it what is wrong, and a summary where there is more than one value. */
export function textReport({ maxErrors, quiet, ...look }: TextReportOptions): Report {
  return {
    value({ data, line }, { valid, errors }) {
      if (valid && quiet) return "";
      const name = printable(line === undefined ? nameOf(data) : `${nameOf(data)}:${line}`);
      if (valid) return `${styled("green", "✔", look)} ${name}\n`;
      return `${styled("red", "✘", look)} ${name}\n${renderIssues(errors, maxErrors, look)}`;
    },
    end({ valid, invalid, unusable }) {
      if (quiet || valid + invalid + unusable === 1) return "";
      return `${valid} valid, ${invalid} invalid${unusable === 0 ? "" : `, ${unusable} unusable`}\n`;
    },
  };
}
