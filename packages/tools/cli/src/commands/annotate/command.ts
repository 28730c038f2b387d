import { Option } from "commander";
import { type Format, formats } from "../../inputs/format.js";
import type { DefineCommand } from "../command.js";
import { type ParsedSchemaOptions, schemaArgument, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";

/** The options of `argot annotate` as they are parsed. */
interface Parsed extends ParsedSchemaOptions {
  readonly as?: Exclude<Format, "ndjson">;
  readonly keyword?: string[];
  readonly json?: true;
}

/** `argot annotate` */
export const defineAnnotate: DefineCommand = (program, { io, streams, exitWith }) => {
  withSchemaOptions(program.command("annotate"))
    .summary("print what a schema says about data")
    .description(
      "Prints the annotations of data: titles, descriptions, defaults and all else that a schema says about it.",
    )
    .argument("<schema>", schemaArgument)
    .argument("<data>", "file with the data; - for standard input")
    .option("--keyword <name...>", "print the annotations of these keywords only")
    .option("--json", "print a JSON array, for programs")
    .addOption(
      new Option("--as <format>", "format of the data, whatever its name (default: by the name, else json)").choices(
        formats.filter((format) => format !== "ndjson"),
      ),
    )
    .addHelpText("after", notes)
    .action(async (schema: string, data: string, options: Parsed) => {
      const { annotate } = await import("./annotate.js");
      const { as, keyword, json = false } = options;
      exitWith(await annotate(schema, data, { ...schemaOptionsOf(options), as, keywords: keyword, json }, io, streams));
    });
};

// Lines have at most 80 characters.
const notes = `
Only valid data has annotations. argot validate reports what is wrong with it.

Exit codes:
  0  the annotations are printed
  1  the data is invalid
  2  the command could not finish: wrong usage, a missing or unreadable file, or
     a schema that cannot be used

Examples:
  argot annotate order.schema.json order.json
  argot annotate order.schema.json order.json --keyword title deprecated
  argot annotate order.schema.json order.json --json
`;
