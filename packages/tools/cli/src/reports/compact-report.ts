import { compactIssues, printable } from "@argot/source-text";
import { nameOf } from "../inputs/read-data.js";
import type { Report } from "./report.js";

/** One line for each value and each error. It names no schema and ends without a summary. */
export function compactReport({ quiet, maxErrors }: { readonly quiet: boolean; readonly maxErrors: number }): Report {
  return {
    value({ value, source, ...origin }, validator) {
      const { valid, errors } = validator.validate(value);
      const name = printable(nameOf(origin));
      if (valid) return { valid, text: quiet ? [] : [`${name} is valid\n`] };
      return {
        valid,
        text: [`${name} is not valid:\n`, compactIssues(errors, { data: source, maxIssues: maxErrors })],
      };
    },
    end: () => "",
  };
}
