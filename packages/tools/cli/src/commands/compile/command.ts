import type { DefineCommand } from "../command.js";
import { engineOptionsOf, type ParsedEngineOptions, withMeaningOptions } from "../engine-options.js";
import { type ParsedSchemaOptions, schemaArgument, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";

/** The options of `argot compile` as they are parsed. */
interface Parsed extends ParsedSchemaOptions, Omit<ParsedEngineOptions, "tier" | "limit"> {
  readonly outFile: string;
  readonly errors?: true;
  readonly name?: string;
  readonly type?: string;
  readonly runtime?: string;
}

const defaultName = "isValid";

/** `argot compile` */
export const defineCompile: DefineCommand = (program, { io, streams }) => {
  withMeaningOptions(withSchemaOptions(program.command("compile")))
    .summary("write schemas as a JavaScript module")
    .description("Writes an ES module with a function for each schema, which returns whether a value is valid.")
    .argument("<schema...>", schemaArgument)
    .requiredOption("-o, --out-file <file>", "module to write, with its types beside it; - prints the module")
    .option("--errors", "give the function the methods validate(value), which returns the errors, and assert(value)")
    .option("--name <name>", `name of the function of a single schema (default: ${defaultName})`)
    .option(
      "--type <export>",
      "TypeScript type of valid values of a single schema, as in ./order.js#Order (default: types are written)",
    )
    .option("--runtime <module>", "import what modules share, as in argot/runtime (default: write it into the module)")
    .addHelpText("after", notes)
    .action(async (schemas: string[], options: Parsed) => {
      const { compile } = await import("./compile.js");
      const read = {
        ...schemaOptionsOf(options),
        engine: engineOptionsOf(options),
        outFile: options.outFile,
        errors: options.errors ?? false,
        name: options.name ?? (schemas.length === 1 ? defaultName : undefined),
        type: options.type,
        runtime: options.runtime,
      };
      await compile(schemas, read, io, streams);
    });
};

// Lines have at most 80 characters.
const notes = `
The module exports the function under its name and as the default. The functions
of several schemas are named after the files: isOrderLine for
order-line.schema.json. They share what they have in common. The types are
written to a file beside it: order.d.ts for order.js. They include the types of
valid values as argot types writes them, OrderLine for isOrderLine. With --type,
valid values have the type that another module exports. The same schemas give
the same module. References are resolved as by argot validate. In the locations
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
  argot compile schemas/order.json schemas/customer.json -o schemas.js
  argot compile invoice.schema.json -o - --ref customer.schema.json
`;
