import type { DefineCommand } from "../command.js";
import { type ParsedSchemaOptions, schemaOptionsOf, withSchemaOptions } from "../schema-options.js";

/** `argot check` */
export const defineCheck: DefineCommand = (program, { io, streams, exitWith }) => {
  withSchemaOptions(program.command("check"))
    .summary("check schemas")
    .description("Reports which schemas can be used, and their regular expressions that may take long.")
    .argument("<schema...>", "files with schemas, JSON or YAML; or URIs of schemas")
    .addHelpText("after", notes)
    .action(async (schemas: string[], options: ParsedSchemaOptions) => {
      const { check } = await import("./check.js");
      exitWith(await check(schemas, schemaOptionsOf(options), io, streams));
    });
};

// Lines have at most 80 characters.
const notes = `
A schema that cannot be used is reported with the reason. A regular expression
is reported if the engine of JavaScript may take more than linear time for it:
such as ^(a+)+$, where the time doubles with each character, or ^a*a*$, where
it is quadratic. argot validate matches these with another engine. Programs
that use JavaScript for them may be slowed down by those who choose the data.

Exit codes:
  0  all schemas can be used, with or without warnings
  2  a schema cannot be used, or the command could not finish

Examples:
  argot check order.schema.json
  argot check schemas/*.json --dialect draft-07
`;
