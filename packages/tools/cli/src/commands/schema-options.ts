import type { RegexName } from "@argot/config";
import { type Command, Option } from "commander";
import type { RemoteOptions } from "../remote/remote-documents.js";
import { Problem } from "../terminal/problem.js";
import type { SchemaOptions } from "../schemas/schema-documents.js";
import type { ConfigOption } from "../schemas/project.js";
import { withSuggestions } from "./suggested-values.js";

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
  readonly allowRemote?: true;
  readonly remoteHost?: readonly string[];
  readonly regex?: RegexName;
}

/** Adds the option that names a configuration to a command. */
export const withConfigOption = (command: Command): Command =>
  command.option(
    "--config <file>",
    "configuration of the project (default: found from here upward; see argot config --help)",
  );

/** Adds the option that allows hosts to a command. */
export const withRemoteHosts = (command: Command): Command =>
  command.addOption(
    new Option("--remote-host <name>", "host that schemas may be fetched from, by https; may be repeated").argParser(
      withHost,
    ),
  );

const withHost = (host: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), host];

/** Adds the options that name schemas and say how they are read to a command. */
export const withSchemaOptions = (command: Command): Command =>
  withRemoteHosts(
    withConfigOption(command).option(
      "--allow-remote",
      "fetch schemas from the hosts of --remote-host and of the project; see argot schemas --help",
    ),
  )
    .option("--no-config", "use no configuration")
    .addOption(
      withSuggestions(
        new Option("--dialect <name>", `dialect of schemas without $schema: ${dialectNames.join(", ")}, or a URI`),
        dialectNames,
      ),
    )
    .option(
      "-r, --ref <file...>",
      "files, folders, globs or URIs of documents that the schema refers to; takes all names up to the next option or --",
    )
    .addOption(new Option("--regex <name>", "engine for regular expressions (default: safe)").choices(regexNames));

/**
 * The options for loading schemas, from the options of a command.
 *
 * @throws Problem if a host is named although nothing may be fetched.
 */
export function schemaOptionsOf({
  dialect,
  config,
  ref,
  regex,
  allowRemote,
  remoteHost = [],
}: ParsedSchemaOptions): SchemaOptions {
  if (remoteHost.length > 0 && !allowRemote)
    throw new Problem("--remote-host has no effect without --allow-remote", "add it, or leave the host out");
  const remote: RemoteOptions = { access: allowRemote ? "fetch" : "offline", hosts: remoteHost, used: new Map() };
  return { dialect, config, regex, refs: ref ?? [], remote };
}
