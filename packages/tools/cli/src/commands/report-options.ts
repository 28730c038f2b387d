import { type Command, InvalidArgumentError, Option } from "commander";
import type { ReportChoice } from "../reports/report-names.js";
import { Problem } from "../terminal/problem.js";
import { closestName } from "./closest-name.js";
import { withSuggestions } from "./suggested-values.js";

/** The options about reports, as they are parsed. */
export interface ParsedReportOptions<Name extends string> {
  readonly report?: ReportChoice<Name>[];
  readonly json?: true;
  readonly quiet?: true;
  readonly maxErrors?: number;
}

/** Adds the options about reports to a command. */
export const withReportOptions = (command: Command, names: readonly string[]): Command =>
  command
    .addOption(
      withSuggestions(
        new Option(
          "--report <name[=file]>",
          `report to write, to standard output or to a file; may be repeated (default: pretty): ${names.join(", ")}`,
        )
          .argParser((text: string, before: ReportChoice<string>[] | undefined) => withChoice(text, before, names))
          .conflicts("json"),
        names,
      ),
    )
    .option("--json", "same as --report json")
    .option("-q, --quiet", "print what fails only, and no summary")
    .option(
      "--max-errors <n>",
      "maximum number of errors printed for a value (default: 20 in pretty, compact, github and markdown, else no maximum)",
      wholeNumber,
    );

/** The reports of a run: those chosen, or `pretty`. */
export function reportsOf<Name extends string>({
  report,
  json,
}: ParsedReportOptions<Name | "json" | "pretty">): ReportChoice<Name | "json" | "pretty">[] {
  return report ?? [{ name: json ? "json" : "pretty" }];
}

function withChoice(
  text: string,
  before: readonly ReportChoice<string>[] = [],
  names: readonly string[],
): ReportChoice<string>[] {
  const [, name = "", file] = /^([^=]*)(?:=(.+))?$/s.exec(text) ?? [];
  if (!names.includes(name)) {
    const close = closestName(name, names);
    const choices = `Choose one of ${names.join(", ")}.`;
    throw new InvalidArgumentError(close === undefined ? choices : `Did you mean ${close}? ${choices}`);
  }
  const toOutput = before.find((each) => each.file === undefined);
  if (toOutput && file === undefined)
    throw new Problem("only one report can go to standard output", `write --report ${name}=file`);
  return [...before, { name, file }];
}

/** Parses the value of an option that is a whole number. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(text);
}
