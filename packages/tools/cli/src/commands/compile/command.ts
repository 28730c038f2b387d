import type { DefineCommand } from "../command.js";
import { type ParsedSchemaOptions, schemaArgument, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";

/** The options of `argot compile` as they are parsed. */
interface Parsed extends ParsedSchemaOptions {
  readonly outFile: string;
  readonly errors?: true;
  readonly name?: string;
  readonly type?: string;
}

const defaultName = "isValid";

/** `argot compile` */
export const defineCompile: DefineCommand = (program, { io, streams }) => {
  withSchemaOptions(program.command("compile"))
    .summary("write a schema as a JavaScript module")
    .description("Writes an ES module with a function that returns whether a value is valid.")
    .argument("<schema>", schemaArgument)
    .requiredOption("-o, --out-file <file>", "module to write, with its types beside it; - prints the module")
    .option("--errors", "give the function the methods validate(value), which returns the errors, and assert(value)")
    .option("--name <name>", `name of the function (default: ${defaultName})`)
    .option("--type <export>", "TypeScript type of valid values, as in ./order.js#Order")
    .addHelpText("after", notes)
    .action(async (schema: string, options: Parsed) => {
      const { compile } = await import("./compile.js");
      const read = {
        ...schemaOptionsOf(options),
        outFile: options.outFile,
        errors: options.errors ?? false,
        name: options.name ?? defaultName,
        type: options.type,
      };
      await compile(schema, read, io, streams);
    });
};

// Lines have at most 80 characters.
const notes = `
The module exports the function under its name and as the default. Its types
are written to a file beside it: order.d.ts for order.js. With --type, valid
values have the type that another module exports. The same schemas give the same
module. References are resolved as by argot validate. In the locations
of errors, file names start at the innermost directory that holds all files,
under argot:/.

A module uses the engine of JavaScript. A regular expression for which that may
take more than linear time is refused, except with --regex javascript.

Exit codes:
  0  the module is written
  2  the command could not finish: wrong usage, a missing or unreadable file, a
     schema that cannot be used, or a module that cannot be written

Examples:
  argot compile order.schema.json -o order.js
  argot compile order.schema.json -o order.mjs --errors --name isOrder
  argot compile order.schema.json -o order.js --type ./types.js#Order
  argot compile invoice.schema.json -o - --ref customer.schema.json
`;
