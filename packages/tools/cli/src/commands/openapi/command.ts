import { Argument, Option } from "commander";
import { findingReportNames, type FindingReportName } from "../../reports/report-names.js";
import type { DefineCommand } from "../command.js";
import { type ParsedReportOptions, reportsOf, wholeNumber, withReportOptions } from "../report-options.js";
import { type OpenApiAction, openApiActions } from "./actions.js";

/** The options of `argot openapi` as they are parsed. */
interface Parsed extends ParsedReportOptions<FindingReportName> {
  readonly operation?: string;
  readonly request?: string;
  readonly response?: string;
  readonly status: number;
  readonly formats?: "annotate" | "assert";
}

/** `argot openapi` */
export const defineOpenApi: DefineCommand = (program, { io, streams, exitWith }) => {
  withReportOptions(program.command("openapi"), findingReportNames)
    .summary("check API descriptions, and messages")
    .description("Checks OpenAPI 3.0, 3.1 and 3.2 descriptions, and requests and responses by them.")
    .addArgument(new Argument("<action>", "what to do").choices(openApiActions))
    .argument("<file...>", "files with descriptions, JSON or YAML; one with validate")
    .option("--operation <name>", 'with validate: the operationId, or method and path as in "GET /pets/{id}"')
    .addOption(new Option("--request <file>", "with validate: file with a request").conflicts("response"))
    .option("--response <file>", "with validate: file with a response")
    .option("--status <code>", "with --response: the status of a response that is only a body", wholeNumber, 200)
    .addOption(new Option("--formats <mode>", "what format does").choices(["annotate", "assert"]))
    .addHelpText("after", notes)
    .action(async (action: OpenApiAction, descriptions: string[], options: Parsed) => {
      const { operation, request, response, status, formats } = options;
      const read = {
        reports: reportsOf(options),
        quiet: options.quiet ?? false,
        maxErrors: options.maxErrors,
        formats,
      };
      if (action === "check") {
        const { checkDescriptions } = await import("./check-descriptions.js");
        return exitWith(await checkDescriptions(descriptions, read, io, streams));
      }
      const { validateMessage } = await import("./validate-message.js");
      exitWith(await validateMessage(descriptions, { ...read, operation, request, response, status }, io, streams));
    });
};

// Lines have at most 80 characters.
const notes = `
Actions:
  check     reports what is wrong with descriptions: by the published schema of
            their version; or else references that lead nowhere, identifiers and
            paths that are there twice, path parameters that are not declared,
            and discriminators that map to nothing; or else examples, defaults,
            scopes and variables of servers; AsyncAPI 3 descriptions by their
            published schema, references, schemas and examples
  validate  checks a request or response of an operation

Relative references to files are followed, below the working directory.

A request is JSON or YAML with some of "path" (an object), "query" (the text
after "?"), "headers" (an object) and "body"; a response with "status",
"headers" and "body". Any other value is the body itself. The operation of a
webhook is named by its method and the webhook: "POST newPet".

Exit codes:
  0  nothing is wrong
  1  a description or the message is not valid
  2  the command could not finish: wrong usage, or a file that cannot be read

Examples:
  argot openapi check api.yaml
  argot openapi check api.yaml --report sarif=api.sarif --report pretty
  argot openapi validate api.yaml --operation addPet --request pet.json
  argot openapi validate api.yaml --operation "GET /pets" --response pets.json
`;
