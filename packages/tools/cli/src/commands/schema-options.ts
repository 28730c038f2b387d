import type { RegexName } from "@argot/config";
import { type Command, Option } from "commander";
import type { SchemaOptions } from "../schemas/load-schema.js";
import type { ConfigOption } from "../schemas/project.js";

/** The names of the standard dialects, as `dialectUris` of `argot` has them. Written out: `argot` takes a while to load. */
export const dialectNames: readonly string[] = [
  "v1",
  "2020-12",
  "2019-09",
  "draft-07",
  "draft-06",
  "draft-04",
  "draft-03",
];

/** The names of the engines for regular expressions. */
export const regexNames: readonly RegexName[] = ["safe", "linear", "javascript"];

/** What an argument that names a schema may be. */
export const schemaArgument =
  "file with the schema, JSON or YAML; or the URI of a standard meta-schema, or of a schema given with --ref or known to the project";

/** The options that name schemas and say how they are read, as they are parsed. */
export interface ParsedSchemaOptions {
  readonly dialect?: string;
  readonly config?: ConfigOption;
  readonly ref?: string[];
  readonly regex?: RegexName;
}

/** Adds the option that names a configuration to a command. */
export const withConfigOption = (command: Command): Command =>
  command.option(
    "--config <file>",
    "configuration of the project (default: found from here upward; see argot config --help)",
  );

/** Adds the options that name schemas and say how they are read to a command. */
export const withSchemaOptions = (command: Command): Command =>
  withConfigOption(command)
    .option("--no-config", "use no configuration")
    .option("--dialect <name>", `dialect of schemas without $schema: ${dialectNames.join(", ")}, or a URI`)
    .option(
      "-r, --ref <file...>",
      "files, folders or globs with documents that the schema refers to; takes all names up to the next option or --",
    )
    .addOption(new Option("--regex <name>", "engine for regular expressions (default: safe)").choices(regexNames));

/** The options for loading schemas, from the options of a command. */
export const schemaOptionsOf = ({ dialect, config, ref, regex }: ParsedSchemaOptions): SchemaOptions => ({
  dialect,
  config,
  regex,
  refs: ref ?? [],
});
