import { Option } from "commander";
import { type FindingReportName, findingReportNames } from "../../reports/report-names.js";
import type { DefineCommand } from "../command.js";
import { type ParsedReportOptions, reportsOf, withReportOptions } from "../report-options.js";
import { type ParsedSchemaOptions, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";
import type { Mode } from "./changes.js";

/** The options of `argot diff` as they are parsed. */
interface Parsed extends ParsedSchemaOptions, ParsedReportOptions<FindingReportName> {
  readonly mode: Mode;
  readonly transitive?: true;
  readonly allowUnknown?: true;
  readonly all?: true;
  readonly rules?: "confluent";
}

/** `argot diff` */
export const defineDiff: DefineCommand = (program, { io, streams, exitWith }) => {
  withReportOptions(withSchemaOptions(program.command("diff")), findingReportNames)
    .summary("compare versions of a schema or API")
    .description(
      "Says whether a change of a schema or of an OpenAPI description is compatible, and shows a value for each change that is not.",
    )
    .argument(
      "<version...>",
      "versions, the oldest first and the new one last: files, folders, URIs, or those of a git revision, main:order.json",
    )
    .addOption(
      new Option("--mode <name>", "what must stay valid: backward, forward or full")
        .choices(["backward", "forward", "full"])
        .default("backward"),
    )
    .option("--transitive", "compare with all old versions, not only with the last one")
    .option("--allow-unknown", "take what cannot be decided to be compatible")
    .option("--all", "list compatible changes as well, as notes")
    .addOption(
      new Option("--rules <name>", "also say, as a note, what a schema registry would say of the change").choices([
        "confluent",
      ]),
    )
    .addHelpText("after", notes)
    .action(async (names: string[], options: Parsed) => {
      const { diff } = await import("./diff.js");
      const read = {
        ...schemaOptionsOf(options),
        reports: reportsOf(options),
        quiet: options.quiet ?? false,
        maxErrors: options.maxErrors,
        mode: options.mode,
        transitive: options.transitive ?? false,
        allowUnknown: options.allowUnknown ?? false,
        all: options.all ?? false,
        rules: options.rules,
      };
      exitWith(await diff(names, read, io, streams));
    });
};

// Lines have at most 80 characters.
const notes = `
All values are compared, not samples of them: "compatible" is proven, and each
change comes with a value that shows it. Only what is accepted counts; titles,
defaults and other annotations do not.

  backward  what the old version accepts, the new one accepts: new readers
            understand old data
  forward   what the new version accepts, the old one accepts: old readers
            understand new data
  full      both

Of OpenAPI descriptions, the messages of each operation are compared. backward
means that a new service serves old clients: it accepts their requests, and
they know its responses. forward means that new clients can use an old service.
Webhooks and callbacks are requests of the service, which clients answer.

Confluent's Schema Registry compares the texts of schemas by rules of its own,
and may refuse what is compatible. --rules confluent says whether it would take
the change under BACKWARD, FORWARD or FULL. The exit code stays what is proven.

In two folders, schemas with the same name are compared. A name with a colon
such as main:schemas/order.json is that of a file in a revision of git.

Exit codes:
  0  the change is compatible
  1  it is not, or that cannot be decided
  2  the command could not finish: wrong usage, or a version that cannot be used

Examples:
  argot diff order.v1.json order.v2.json
  argot diff main:schemas/order.json schemas/order.json
  argot diff v1.0.0:schemas/ schemas/ --mode full --report github
  argot diff v1.json v2.json v3.json --transitive
  argot diff main:openapi.yaml openapi.yaml
  argot diff order.v1.json order.v2.json --rules confluent
`;
