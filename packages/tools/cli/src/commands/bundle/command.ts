import type { DefineCommand } from "../command.js";
import { type ParsedSchemaOptions, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";

/** The options of `argot bundle` as they are parsed. */
interface Parsed extends ParsedSchemaOptions {
  readonly outFile?: string;
}

/** `argot bundle` */
export const defineBundle: DefineCommand = (program, { io, streams }) => {
  withSchemaOptions(program.command("bundle"))
    .summary("join a schema and all it refers to")
    .description("Writes a schema and all schemas that it refers to as one document that accepts the same values.")
    .argument("<schema>", "file with the schema, JSON or YAML")
    .option("-o, --out-file <file>", "file to write (default: standard output)")
    .addHelpText("after", notes)
    .action(async (schema: string, options: Parsed) => {
      const { bundle } = await import("./bundle.js");
      await bundle(schema, { ...schemaOptionsOf(options), outFile: options.outFile ?? "-" }, io, streams);
    });
};

// Lines have at most 80 characters.
const notes = `
Relative references to files are followed, below the working directory; further
documents are given with --ref or the configuration. Each is embedded among the
definitions. Identifiers stay; a document without one gets its URI, relative to
the schema. The result is JSON.

Exit codes:
  0  the bundle is written
  2  the command could not finish: wrong usage, a missing or unreadable file, or
     a schema that cannot be bundled

Examples:
  argot bundle order.schema.json -o order.bundle.json
  argot bundle event.schema.yaml | jq .
`;
