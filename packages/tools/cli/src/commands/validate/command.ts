import { availableParallelism } from "node:os";
import { InvalidArgumentError, Option } from "commander";
import { type Format, formats } from "../../inputs/format.js";
import { Problem } from "../../terminal/problem.js";
import type { DefineCommand } from "../command.js";
import { engineOptionsOf, type ParsedEngineOptions, withEngineOptions } from "../engine-options.js";
import { type ParsedReportOptions, reportsOf, wholeNumber, withReportOptions } from "../report-options.js";
import { type ParsedSchemaOptions, schemaArgument, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";
import { type Language, languages } from "./language.js";
import { type ValidateReportName, validateReportNames } from "./report-names.js";
import { validate } from "./validate.js";

/** The options of `argot validate` as they are parsed. */
interface Parsed extends ParsedSchemaOptions, ParsedEngineOptions, ParsedReportOptions<ValidateReportName> {
  readonly lang?: Language;
  readonly warnExponential?: true;
  readonly as?: Format;
  readonly ndjson?: true;
  readonly threads?: number;
  readonly validTo?: string;
  readonly invalidTo?: string;
  readonly filter?: true;
  readonly partial?: true;
  readonly watch?: true;
}

/** `argot validate` */
export const defineValidate: DefineCommand = (program, { io, streams, exitWith }) => {
  withReportOptions(withEngineOptions(withSchemaOptions(program.command("validate"))), validateReportNames)
    .summary("validate data against a schema")
    .description("Reports which values are valid against a schema, and the errors of the others.")
    .argument("[schema]", `${schemaArgument}; or auto (default: auto, for all data of the project)`)
    .argument("[data...]", "files, folders and globs; - for standard input")
    .addOption(
      new Option("--as <format>", "format of all data, whatever their names (default: by the name, else json)").choices(
        formats,
      ),
    )
    .option("--valid-to <file>", "file for the valid values, one on each line")
    .option("--invalid-to <file>", "file for the invalid values, one on each line")
    .option("--filter", "print the valid values, one on each line, and reports on standard error")
    .addOption(
      new Option("--partial", "say what is certain about JSON that may be cut off").conflicts([
        "as",
        "ndjson",
        "validTo",
        "invalidTo",
        "filter",
        "watch",
        "lang",
        "warnExponential",
      ]),
    )
    .option("--watch", "validate again after each change, until interrupted")
    .option("--threads <n>", "maximum number of threads for large NDJSON (default: one for each core)", threadCount)
    .addOption(new Option("--lang <name>", "language of messages and reports (default: en)").choices(languages))
    .option("--warn-exponential", "warn of regular expressions that may take long in JavaScript")
    .addOption(new Option("--ndjson", "same as --as ndjson").conflicts("as"))
    .addHelpText("after", notes)
    .action(async (schema: string | undefined, data: string[], options: Parsed) => {
      refuseMissingData(schema, data, options);
      const read = {
        ...schemaOptionsOf(options),
        engine: engineOptionsOf(options),
        lang: options.lang ?? "en",
        warnExponential: options.warnExponential ?? false,
        reports: reportsOf(options),
        as: options.ndjson ? ("ndjson" as const) : options.as,
        threads: options.threads ?? availableParallelism(),
        validTo: options.validTo,
        invalidTo: options.invalidTo,
        filter: options.filter ?? false,
        watch: options.watch ?? false,
        quiet: options.quiet ?? false,
        maxErrors: options.maxErrors,
      };
      if (options.partial) {
        const { validatePartial } = await import("./validate-partial.js");
        return exitWith(await validatePartial(schema, data, read, io, streams));
      }
      exitWith(await validate(schema, data, read, io, streams));
    });
};

function threadCount(text: string): number {
  const count = wholeNumber(text);
  if (count === 0) throw new InvalidArgumentError("It must be at least 1.");
  return count;
}

/** @throws Problem if a schema is named and no data, or if `--ref` may have taken both. */
function refuseMissingData(schema: string | undefined, data: readonly string[], { ref }: Parsed): void {
  if (data.length > 0 || (schema === undefined && ref === undefined)) return;
  const advice =
    ref === undefined
      ? `name it after the schema; argot validate auto ${schema} takes the schema from the project or from $schema`
      : "put --ref and its files last";
  throw new Problem("no data is named", advice);
}

// Lines have at most 80 characters.
const notes = `
Schemas:
  "auto" means the schema that the configuration has for each file, as in
    "data": [{ "files": ["orders/**/*.json"], "schema": "order.schema.json" }]
  and for other files the one that $schema of each value names: a path relative
  to the file of the value, or a URI of a known schema. Without arguments, all
  files of that table are validated.
  A schema file is known by its file: URL and by its own $id. References between
  files may be relative paths or URIs. Files that relative references lead to
  are read, in the working directory, beside the schema and below. Others are
  given with --ref or by the configuration. Schemas of hosts are fetched only
  with --allow-remote; see argot schemas --help.

Regular expressions (--regex):
  safe        takes linear time: the engine of JavaScript where it is proven to,
              and another one elsewhere. Few expressions are refused
  linear      takes linear time, and refuses lookaround and back references
  javascript  the engine of JavaScript, which may take exponential time

Data:
  The format is that of the name: JSON (.json, .geojson, .jsonld, .topojson,
  .webmanifest), JSON with comments (.jsonc, .code-workspace), JSON5 (.json5),
  YAML (.yaml, .yml), TOML (.toml) or NDJSON (.ndjson, .jsonl: one value on each
  line). Other names and standard input are JSON, unless --as says otherwise.
  What is packed by gzip or zstd is unpacked; order.json.gz is JSON. Texts are
  UTF-8, or UTF-16. In a folder, files with these names are read.
  NDJSON is read as a stream, and each value is reported as soon as it is read.
  A YAML file may hold several documents. What has no value in JSON is refused.

Texts that are cut off (--partial):
  Says of JSON whose end may be missing, such as the answer of a language model
  that is still written: "open" if it may still become valid, "valid", "invalid"
  as soon as nothing that follows can mend it, or "broken" if it is not JSON.
  Standard input is read no further then. With --json, it has the value so far.
  Exit code 1 means invalid or broken.

Reports:
  pretty   for people: each error with the lines of the file around it
  compact  one line for each error: location, what was expected, what was found.
           For a language model that corrects what it wrote
  summary  for many values: how often each error occurs, the most frequent
           first, with an example. --max-errors limits the number of kinds
  json     for programs: one JSON object on a line for each value,
             {"data": file or "-", "line": number, "valid": boolean,
              "errors": [...]}
           with "line" for NDJSON and several YAML documents
  junit    JUnit's XML: a suite for each file, a case for each value
  sarif    SARIF 2.1.0, for code scanning
  github   annotations of GitHub Actions
  gitlab   code quality of GitLab
  markdown for a comment on a change: a list of errors for each value
  flag, basic, detailed, verbose, list, hierarchical
           output formats of the specification, with "data" and "line" added.
           Valid values have annotations in all of them except flag

  Problems are always printed to standard error, also with --quiet.

Exit codes:
  0  all values are valid
  1  a value is invalid
  2  the command could not finish: wrong usage, a missing or unreadable file, a
     schema that cannot be used, or the reader of the output closed it

Examples:
  argot validate order.schema.json order.json
  argot validate
  argot validate server.schema.yaml server.yaml
  argot validate order.schema.json orders/ "more/**/*.yaml" --quiet
  argot validate event.schema.json events.ndjson --max-errors 3
  argot validate invoice.schema.json invoice.json --ref customer.schema.json
  argot validate auto configs/ --ref schemas/
  argot validate order.schema.json order.json --report detailed
  argot validate order.schema.json order.json --report sarif=order.sarif
  argot validate package.schema.json package.json --dialect draft-07
  argot validate https://json-schema.org/draft/2020-12/schema order.schema.json
  argot validate event.schema.json events.ndjson.gz --json
  argot validate event.schema.json events.ndjson --report summary
  model | argot validate answer.schema.json - --partial
  tail -f log | argot validate event.schema.json - --as ndjson
`;
