import { printable } from "@argot/source-text/printable";
import type { OutputFormat } from "argot";
import type { Report } from "../../../reports/report.js";
import type { UnusableResult, ValueResult } from "../value-result.js";

/**
 * An output format of the specification: one JSON object on a line for each value. The members `data` and `line` are added,
 * which the specification's schema of outputs allows.
 */
export function outputReport(
  format: OutputFormat,
  { quiet }: { readonly quiet: boolean },
): Report<ValueResult | UnusableResult> {
  return {
    showsPassedLines: !quiet,
    begin: "",
    result(result) {
      if (result.outcome === "unusable") return [];
      if (result.outcome === "passed" && quiet) return [];
      const { data, line, value } = result.datum;
      // `flag` has the verdict only, which is known.
      if (format === "flag")
        return [`${printable(JSON.stringify({ data, line, valid: result.outcome === "passed" }))}\n`];
      // This throws before anything is written if the output is too large.
      return outputLine({ data, line }, result.validator.outputText(value, format));
    },
    end: () => "",
  };
}

/** A line with an output and further members, which come first. */
function* outputLine(members: object, output: Iterable<string>): Generator<string> {
  let before = JSON.stringify(members).replace(/\}$/, ",");
  for (const piece of output) {
    // The first piece begins with the brace of the output.
    yield printable(before === "" ? piece : before + piece.slice(1));
    before = "";
  }
  yield "\n";
}
