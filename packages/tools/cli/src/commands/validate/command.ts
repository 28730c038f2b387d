import type { DefineCommand } from "../command.js";
import { type ParsedReportOptions, reportsOf, withReportOptions } from "../report-options.js";
import { type ParsedSchemaOptions, schemaArgument, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";
import { type ValidateReportName, validateReportNames } from "./report-names.js";

/** The options of `argot validate` as they are parsed. */
interface Parsed extends ParsedSchemaOptions, ParsedReportOptions<ValidateReportName> {
  readonly ndjson?: true;
}

/** `argot validate` */
export const defineValidate: DefineCommand = (program, { io, streams, exitWith }) => {
  withReportOptions(withSchemaOptions(program.command("validate")), validateReportNames)
    .summary("validate data against a schema")
    .description("Reports which values are valid against a schema, and the errors of the others.")
    .argument("<schema>", schemaArgument)
    .argument("<data...>", "files: JSON, YAML (.yaml, .yml), NDJSON (.ndjson, .jsonl); - for standard input")
    .option("--ndjson", "read all data as NDJSON, one value on each line, whatever their names")
    .addHelpText("after", notes)
    .action(async (schema: string, data: string[], options: Parsed) => {
      const { validate } = await import("./validate.js");
      const read = {
        ...schemaOptionsOf(options),
        reports: reportsOf(options),
        ndjson: options.ndjson ?? false,
        quiet: options.quiet ?? false,
        maxErrors: options.maxErrors,
      };
      exitWith(await validate(schema, data, read, io, streams));
    });
};

// Lines have at most 80 characters.
const notes = `
Schemas:
  A schema file is known by its file: URL and by its own $id. So is every file
  given with --ref: references between them may be relative paths or URIs.
  Nothing is fetched.

Regular expressions (--regex):
  safe        takes linear time: the engine of JavaScript where it is proven to,
              and another one elsewhere. Few expressions are refused
  linear      takes linear time, and refuses lookaround and back references
  javascript  the engine of JavaScript, which may take exponential time

Data:
  NDJSON is read as a stream, and each value is reported as soon as it is read.
  Standard input is JSON, or NDJSON with --ndjson. JSON follows RFC 8259.
  A YAML file holds one document. YAML that has no value in JSON is refused.

Reports:
  pretty   for people: each error with the lines of the file around it
  compact  one line for each error: location, what was expected, what was found.
           For a language model that corrects what it wrote
  json     for programs: one JSON object on a line for each value,
             {"data": file or "-", "line": number, "valid": boolean,
              "errors": [...]}
           with "line" for NDJSON only
  junit    JUnit's XML: a suite for each file, a case for each value
  sarif    SARIF 2.1.0, for code scanning
  github   annotations of GitHub Actions
  gitlab   code quality of GitLab
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
  argot validate server.schema.yaml server.yaml
  argot validate order.schema.json orders/*.json --quiet
  argot validate event.schema.json events.ndjson --max-errors 3
  argot validate invoice.schema.json invoice.json --ref customer.schema.json
  argot validate order.schema.json order.json --report detailed
  argot validate order.schema.json order.json --report sarif=order.sarif
  argot validate package.schema.json package.json --dialect draft-07
  argot validate https://json-schema.org/draft/2020-12/schema order.schema.json
  zcat events.gz | argot validate event.schema.json - --ndjson --json
`;
