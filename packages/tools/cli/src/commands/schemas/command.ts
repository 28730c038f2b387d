import { Argument } from "commander";
import type { DefineCommand } from "../command.js";
import { type ParsedSchemaOptions, withConfigOption, withRemoteHosts } from "../schema-options.js";
import { schemasActions, type SchemasAction } from "./schemas-actions.js";

/** The options of `argot schemas` as they are parsed. */
interface Parsed extends Pick<ParsedSchemaOptions, "config" | "remoteHost"> {
  readonly update?: true;
}

/** `argot schemas` */
export const defineSchemas: DefineCommand = (program, { io, streams }) => {
  withRemoteHosts(withConfigOption(program.command("schemas")).option("--no-config", "use no configuration"))
    .summary("fetch and lock schemas of hosts")
    .description("Fetches the schemas of hosts that the project refers to, and locks what they contain.")
    .addArgument(new Argument("<action>", "what to do").choices(schemasActions))
    .argument("[schema...]", "files, folders, globs and URIs of schemas, beside those of the project")
    .option("--update", "with lock: fetch all of them again, and lock what they are now")
    .addHelpText("after", notes)
    .action(async (action: SchemasAction, names: string[], { config, remoteHost = [], update }: Parsed) => {
      const { schemas } = await import("./schemas.js");
      await schemas(action, names, { config, hosts: remoteHost, update: update ?? false }, io, streams);
    });
};

// Lines have at most 80 characters.
const notes = `
Actions:
  lock   fetches all schemas of hosts that the schemas refer to, with those that
         they refer to, and writes the hash of each to argot.lock.json, beside
         the configuration. Schemas that are locked already stay as they are
  fetch  fetches the schemas of argot.lock.json that are not on this machine,
         and refuses those that have changed. For CI services

Other commands then use the locked schemas, from a cache on this machine, and
fetch nothing. With --allow-remote they fetch those that the cache does not have.
A schema with another hash than that of the lock is never used.

Only named hosts get requests, also after redirects: those of --remote-host,
and in the configuration
  "remote": { "hosts": ["json.schemastore.org", "www.schemastore.org"] }
by https; http://localhost:8080 allows a host by http. A schema may have up to
20 MB and take up to 30 seconds.

The cache is in ARGOT_CACHE_DIR, or where the platform has caches.

Exit codes:
  0  all schemas are locked, or fetched
  2  the command could not finish: wrong usage, a schema that cannot be fetched,
     or a file that cannot be read or written

Examples:
  argot schemas lock
  argot schemas lock order.schema.json --remote-host schemas.example.com
  argot schemas lock --update
  argot schemas fetch
`;
