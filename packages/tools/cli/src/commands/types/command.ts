import type { DefineCommand } from "../command.js";
import { type ParsedSchemaOptions, schemaArgument, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";

/** The options of `argot types` as they are parsed. */
interface Parsed extends ParsedSchemaOptions {
  readonly outFile?: string;
  readonly name?: string;
}

/** `argot types` */
export const defineTypes: DefineCommand = (program, { io, streams }) => {
  withSchemaOptions(program.command("types"))
    .summary("write TypeScript types for a schema")
    .description("Writes a TypeScript type for a schema, and one for each schema that it refers to.")
    .argument("<schema>", schemaArgument)
    .option("-o, --out-file <file>", "file to write, such as order.d.ts (default: standard output)")
    .option("--name <name>", "name of the type (default: from the name of the schema)")
    .addHelpText("after", notes)
    .action(async (schema: string, options: Parsed) => {
      const { types } = await import("./types.js");
      const read = { ...schemaOptionsOf(options), outFile: options.outFile ?? "-", name: options.name };
      await types(schema, read, io, streams);
    });
};

// Lines have at most 80 characters.
const notes = `
Every valid value has the type. A value of the type need not be valid: types
know nothing of lengths, patterns and the like. Where a schema does not say the
type of a value, it is unknown.

Exit codes:
  0  the types are written
  2  the command could not finish: wrong usage, a missing or unreadable file, or
     a schema that cannot be used

Examples:
  argot types order.schema.json -o order.d.ts
  argot types order.schema.json --name Order
`;
