import type { DefineCommand } from "../command.js";
import { type ParsedSchemaOptions, schemaArgument, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";
import { inspectionParts } from "./inspection-parts.js";

/** The options of `argot inspect` as they are parsed. */
type Parsed = ParsedSchemaOptions & Partial<Readonly<Record<(typeof inspectionParts)[number], true>>>;

/** `argot inspect` */
export const defineInspect: DefineCommand = (program, { io, streams }) => {
  withSchemaOptions(program.command("inspect"))
    .summary("print parts or the plan of a schema")
    .description(
      "Prints the resources and references of a schema, its plan, the passes over it, or the code that is emitted from it.",
    )
    .argument("<schema>", schemaArgument)
    .option("--resources", "print the resources, with their dialects and anchors")
    .option("--references", "print the references, and what they lead to")
    .option("--plan", "print the plan: one line for each rule (default)")
    .option("--passes", "print the plan after each pass on the way to compiled code")
    .option("--code", "print the JavaScript that decides verdicts")
    .addHelpText("after", notes)
    .action(async (schema: string, options: Parsed) => {
      const { inspect } = await import("./inspect.js");
      const chosen = inspectionParts.filter((part) => options[part]);
      const parts = chosen.length === 0 ? (["plan"] as const) : chosen;
      await inspect(schema, { ...schemaOptionsOf(options), parts }, io, streams);
    });
};

// Lines have at most 80 characters.
const notes = `
Comments in the code name the schema location of each rule. The texts are for
people: they change with every release.

Resources and references are printed for schemas with errors as well. Relative
references to files are followed then, below the working directory.

Examples:
  argot inspect order.schema.json
  argot inspect order.schema.json --resources --references
  argot inspect order.schema.json --passes
  argot inspect order.schema.json --plan --code
`;
