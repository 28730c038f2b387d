import type { OutputFormat } from "argot";
import type { Report } from "./report.js";
import { toJson } from "./to-json.js";

/**
 * An output format of the specification: one JSON object on a line for each value. The members `data` and `line` are added,
 * which the specification's schema of outputs allows.
 */
export function outputReport(format: OutputFormat, { quiet }: { readonly quiet: boolean }): Report {
  return {
    value({ data, line, value }, validator) {
      const output = validator.output(value, format);
      if (output.valid && quiet) return { valid: true, text: [] };
      return { valid: output.valid, text: outputLine({ data, ...(line !== undefined && { line }), ...output }) };
    },
    end: () => "",
  };
}

function* outputLine(output: object): Generator<string> {
  yield* toJson(output);
  yield "\n";
}
