import type { Draft } from "@argot/schema-tools/upgrade";
import { Option } from "commander";
import { findingReportNames, type FindingReportName } from "../../reports/report-names.js";
import type { DefineCommand } from "../command.js";
import { type ParsedReportOptions, reportsOf, withReportOptions } from "../report-options.js";
import { type ParsedSchemaOptions, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";

/** The options of `argot upgrade` as they are parsed. */
interface Parsed extends ParsedSchemaOptions, ParsedReportOptions<FindingReportName> {
  readonly to: Draft;
}

/** The drafts that a schema can be written in. */
const drafts: readonly Draft[] = ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12", "v1"];

/** `argot upgrade` */
export const defineUpgrade: DefineCommand = (program, { io, streams, exitWith }) => {
  withReportOptions(withSchemaOptions(program.command("upgrade")), findingReportNames)
    .summary("write schemas in another draft")
    .description("Writes schemas in a later draft, or in draft-07, and proves that they accept the same values.")
    .argument(
      "[schema...]",
      "files, folders and globs with schemas, JSON or YAML (default: the schemas of the project)",
    )
    .addOption(new Option("--to <draft>", "draft to write in").choices(drafts).default("2020-12"))
    .addHelpText("after", notes)
    .action(async (schemas: string[], options: Parsed) => {
      const { upgrade } = await import("./upgrade.js");
      const read = {
        ...schemaOptionsOf(options),
        reports: reportsOf(options),
        quiet: options.quiet ?? false,
        maxErrors: options.maxErrors,
        to: options.to,
      };
      exitWith(await upgrade(schemas, read, io, streams));
    });
};

// Lines have at most 80 characters.
const notes = `
The files are changed where they are. Comments and layout stay. References
between the files follow the schemas that they lead to, so name all files that
refer to each other at once.

Before a file is written, its schemas are compared with what they become: the
root, the definitions, and all that references lead to. Each is proven to
accept the same values, or up to 10,000 values are tried and the command says
so. If a value shows a difference, it is shown and the file stays as it is.

Keywords that the older draft does not know, and the newer one does, become
unknown ones: "const" of draft-04 becomes "x-const". Keywords beside a $ref
that ignores them are taken out. Notes name all of these.

Schemas of 2020-12 and 2019-09 are written in draft-07 where it can say the
same: "minContains": 2 has no form there, and "unevaluatedProperties" has one if
the same properties are always evaluated. Other schemas of later drafts stay.

Exit codes:
  0  every schema is in the draft, or in one that is not written in it
  1  a schema cannot be written in the draft, and its file stays as it is
  2  the command could not finish: wrong usage, a schema that cannot be used, or
     a file that cannot be read or written

Examples:
  argot upgrade order.schema.json
  argot upgrade schemas/ --to 2019-09
  argot upgrade "schemas/**/*.yaml" --dialect draft-04
  argot upgrade modern.schema.json --to draft-07
`;
