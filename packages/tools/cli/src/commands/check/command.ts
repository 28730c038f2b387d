import type { Severity } from "@argot/schema-tools/lint";
import { InvalidArgumentError, Option } from "commander";
import { findingReportNames, type FindingReportName } from "../../reports/report-names.js";
import type { DefineCommand } from "../command.js";
import { type ParsedReportOptions, reportsOf, wholeNumber, withReportOptions } from "../report-options.js";
import { type ParsedSchemaOptions, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";

/** The options of `argot check` as they are parsed. */
interface Parsed extends ParsedSchemaOptions, ParsedReportOptions<FindingReportName> {
  readonly fix?: true;
  readonly rule?: Readonly<Record<string, Severity>>;
  readonly maxWarnings?: number;
  readonly listRules?: true;
  readonly profile?: readonly string[];
  readonly watch?: true;
}

/** `argot check` */
export const defineCheck: DefineCommand = (program, { io, streams, exitWith }) => {
  withReportOptions(withSchemaOptions(program.command("check")), findingReportNames)
    .summary("find faults of schemas")
    .description("Reports all faults of schemas at once, without data.")
    .argument(
      "[schema...]",
      "files, folders and globs with schemas, JSON or YAML (default: the schemas of the project)",
    )
    .option("--fix", "correct the files where that is certain to change no answer")
    .addOption(
      new Option("--rule <code=severity>", "severity of a rule: off, warn or error; may be repeated").argParser(
        withRule,
      ),
    )
    .option(
      "--profile <name>",
      "report what a provider of language models does not take: a name, or a JSON file with a profile; may be repeated",
      (name: string, before: readonly string[] | undefined) => [...(before ?? []), name],
    )
    .option("--list-rules", "print the rules instead, with their severities")
    .addOption(new Option("--watch", "check again after each change, until interrupted").conflicts("fix"))
    .option("--max-warnings <n>", "maximum number of warnings (default: no maximum)", wholeNumber)
    .addHelpText("after", notes)
    .action(async (schemas: string[], options: Parsed) => {
      if (options.listRules) {
        const { ruleList } = await import("./rule-list.js");
        return streams.out.write(ruleList());
      }
      const { check } = await import("./check.js");
      const read = {
        ...schemaOptionsOf(options),
        reports: reportsOf(options),
        quiet: options.quiet ?? false,
        maxErrors: options.maxErrors,
        fix: options.fix ?? false,
        rules: options.rule ?? {},
        maxWarnings: options.maxWarnings,
        profiles: options.profile ?? [],
        watch: options.watch ?? false,
      };
      exitWith(await check(schemas, read, io, streams));
    });
};

function withRule(text: string, before: Readonly<Record<string, Severity>> = {}): Readonly<Record<string, Severity>> {
  const [, code = "", severity] = /^([^=]+)=(off|warn|error)$/.exec(text) ?? [];
  if (severity === undefined)
    throw new InvalidArgumentError("Write --rule unknown-keyword=error, with off, warn or error.");
  return { ...before, [code]: severity as Severity };
}

// Lines have at most 80 characters.
const notes = `
Schemas are checked against their meta-schemas, and for references that lead
nowhere, invalid and slow regular expressions, unknown keywords, definitions
that nothing refers to, and more. It is proven which keywords contradict each
other or have no effect, and which alternatives never match or overlap.
Relative references to files are followed, below the working directory. In
folders and globs, tests, configurations, package.json, tsconfig.json and files
that hold neither an object nor a boolean are passed over.

Rules and their severities are set in the configuration of the project:
  "check": {
    "rules": { "unknown-keyword": "error", "missing-dialect": "off" },
    "overrides": [{ "files": ["drafts/**"], "rules": { … } }],
    "allowedKeywords": ["markdownDescription"],
    "ownRules": { "has-owner": "rules/has-owner.schema.json" }
  }
Every schema object must be valid against the schema of a rule of one's own. A
schema excludes rules for itself and what is in it: "x-lint-exclude": ["code"].
--rule overrides severities. What makes a schema unusable is an error unless its
rule is off.

Profiles are anthropic-strict, anthropic-tools, gemini, mcp-input, mcp-output,
and openai-strict. Their findings have the rules profile-<name>.

Exit codes:
  0  no schema has errors
  1  a schema has errors, or there are more warnings than --max-warnings
  2  the command could not finish: wrong usage, or a file that cannot be read

Examples:
  argot check
  argot check order.schema.json
  argot check schemas/ "more/**/*.schema.yaml"
  argot check schemas/ --fix
  argot check schemas/ --rule unknown-keyword=error --max-warnings 0
  argot check --list-rules
  argot check tools/ --profile openai-strict
  argot check schemas/ --report sarif=check.sarif --report pretty
`;
