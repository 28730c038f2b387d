import { InvalidArgumentError, Option } from "commander";
import { findingReportNames, type FindingReportName } from "../../reports/report-names.js";
import { closestName } from "../closest-name.js";
import type { DefineCommand } from "../command.js";
import { type ParsedReportOptions, reportsOf, withReportOptions } from "../report-options.js";
import { type ParsedSchemaOptions, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";
import { withSuggestions } from "../suggested-values.js";
import { type CoverageChoice, type CoverageName, coverageNames } from "./coverage-names.js";

/** The options of `argot test` as they are parsed. */
interface Parsed extends ParsedSchemaOptions, ParsedReportOptions<FindingReportName> {
  readonly coverage?: CoverageChoice[];
  readonly coverageThreshold?: number;
  readonly watch?: true;
  readonly generate?: string;
}

/** `argot test` */
export const defineTest: DefineCommand = (program, { io, streams, exitWith }) => {
  withReportOptions(withSchemaOptions(program.command("test")), findingReportNames)
    .summary("run tests of schemas")
    .description("Runs tests of schemas that are written as JSON or YAML, and measures what they exercise.")
    .argument("[file...]", "test files, folders and globs (default: all *.test.json, .jsonc, .yaml and .yml from here)")
    .addOption(
      withSuggestions(
        new Option(
          "--coverage <form[=file]>",
          `measure what the tests exercise: ${coverageNames.join(", ")}; may be repeated`,
        ).argParser(withCoverage),
        coverageNames,
      ),
    )
    .option("--watch", "run again after changes, until interrupted")
    .addOption(
      new Option("--generate <file>", "write the tests that are missing to a new test file").conflicts("watch"),
    )
    .option("--coverage-threshold <percent>", "minimum share of outcomes that are exercised", percentage)
    .addHelpText("after", notes)
    .action(async (files: string[], options: Parsed) => {
      const { test } = await import("./test.js");
      const read = {
        ...schemaOptionsOf(options),
        reports: reportsOf(options),
        quiet: options.quiet ?? false,
        maxErrors: options.maxErrors,
        coverage: options.coverage ?? [],
        coverageThreshold: options.coverageThreshold,
        watch: options.watch ?? false,
        generate: options.generate,
      };
      exitWith(await test(files, read, io, streams));
    });
};

function withCoverage(text: string, before: readonly CoverageChoice[] = []): CoverageChoice[] {
  const [, name = "", file] = /^([^=]*)(?:=(.+))?$/s.exec(text) ?? [];
  if (!coverageNames.includes(name as CoverageName)) {
    const close = closestName(name, coverageNames);
    const choices = `Choose one of ${coverageNames.join(", ")}.`;
    throw new InvalidArgumentError(close === undefined ? choices : `Did you mean ${close}? ${choices}`);
  }
  if (name !== "text" && file === undefined) throw new InvalidArgumentError(`Write --coverage ${name}=file.`);
  return [...before, { name: name as CoverageName, file }];
}

function percentage(text: string): number {
  if (!/^\d{1,3}(?:\.\d+)?$/.test(text) || Number(text) > 100)
    throw new InvalidArgumentError("It must be a number from 0 to 100.");
  return Number(text);
}

// Lines have at most 80 characters.
const notes = `
A test file has a schema, or its URI relative to the file, and values:
  {
    "schema": "order.schema.json",
    "tests": [
      { "description": "an order", "data": { "id": 1 }, "valid": true },
      { "description": "no id", "data": {}, "valid": false,
        "errors": [{ "keyword": "required" }] },
      { "description": "a file", "dataPath": "order.json", "valid": true }
    ]
  }
"errors" lists all errors, each by its message or some of its members. Arrays of
such objects, as in the official test suite, are test files as well.

Coverage counts for each keyword whether it held and whether it failed: these
are its outcomes. In lcov, subschemas are functions and outcomes are branches.

--generate writes tests with values that exercise what the others do not: valid
ones that show a branch, and others that break a keyword. Review them: they say
what the schema means, not what it should mean. Standard error says what cannot
be exercised. Without tests, name one that has the schema and "tests": [].

Exit codes:
  0  all tests passed
  1  a test failed, or less is exercised than --coverage-threshold
  2  the command could not finish: wrong usage, no tests, or a file that cannot
     be read

Examples:
  argot test
  argot test tests/ --quiet
  argot test --watch
  argot test --coverage text --coverage html=coverage.html
  argot test --coverage lcov=lcov.info --coverage-threshold 90
  argot test --generate order.more.test.json
  argot test order.test.yaml --report junit=results.xml --report pretty
`;
