import type { DefineCommand } from "../command.js";

/** `argot init` */
export const defineInit: DefineCommand = (program, { io, streams }) => {
  program
    .command("init")
    .summary("write a configuration for this project")
    .description("Looks for the schemas and the data of the project that is here, and writes argot.config.json.")
    .option("--print", "print the configuration instead")
    .addHelpText("after", notes)
    .action(async ({ print = false }: { readonly print?: boolean }) => {
      const { init } = await import("./init.js");
      await init({ print }, io, streams.out);
    });
};

// Lines have at most 80 characters.
const notes = `
A file is a schema if its name ends in .schema.json, .schema.yaml or
.schema.yml, or if it declares a dialect of JSON Schema with "$schema". The
dialect of the project is the one that most of them declare.

Which schema is for which files is found by "$schema" in the files, by
"json.schemas" and "yaml.schemas" in .vscode/settings.json, and by names: for
order.schema.json these are orders/1.json, order.json, orders.ndjson,
order.valid.json and big.order.yaml. Correct "data" where it is wrong.

Exit codes:
  0  the configuration is written
  2  there is one already, or it cannot be written

Examples:
  argot init
  argot init --print
`;
