import type { DefineCommand } from "../command.js";
import { withConfigOption } from "../schema-options.js";

/** `argot config` */
export const defineConfig: DefineCommand = (program, { io, streams }) => {
  withConfigOption(program.command("config"))
    .summary("print the configuration of the project")
    .description("Prints the file of the configuration, and each setting with its value and location.")
    .option("--json", "print a JSON object, for programs")
    .addHelpText("after", notes)
    .action(async ({ config, json }: { readonly config?: string; readonly json?: true }) => {
      const { showConfig } = await import("./show-config.js");
      await showConfig({ config, json: json ?? false }, io, streams.out);
    });
};

// Lines have at most 80 characters.
const notes = `
The configuration is argot.config.json, .js, .mjs or .ts, or the member "argot"
of package.json. The first one found from the working directory upward counts.
It sets the dialect of the project (dialect, pin), further vocabularies and
schema files (vocabularies, schemas), which schema is for which files (data),
and how schemas are read and values are validated (formats, contentKeywords,
strict, limits, regex, tier).

Exit codes:
  0  the configuration is printed, or there is none
  2  the configuration cannot be used

Examples:
  argot config
  argot config --json
`;
