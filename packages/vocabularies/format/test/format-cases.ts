import { cases } from "@argot/testing";
import type { Format } from "../src/define-format.js";
import { formatAssertion } from "../src/format-assertion.js";

/** What a format means, as a table. */
interface FormatTable {
  /** Values that have the format, or to which it does not apply. */
  readonly holds: readonly unknown[];
  /** Texts that do not have the format. */
  readonly fails?: readonly string[];
  /** The message of each failure, without the text that it shows at the end. */
  readonly message?: string;
}

/** Runs the table of a format, given by its name, as tests of the keyword `format`. */
export function formatCases(format: Readonly<Record<string, Format>>, table: FormatTable): void {
  const { holds, fails = [], message = "" } = table;
  const [name] = Object.keys(format);
  cases(formatAssertion(format), {
    holds: holds.map((value) => [name, value]),
    fails: fails.map((text) => [name, text, `${message}, is ${JSON.stringify(text)}`]),
  });
}
