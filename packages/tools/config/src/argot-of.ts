import { canBeSchema } from "@argot/core/json";
import { pathToFileURL } from "node:url";
import {
  argotOptionNames,
  type Argot,
  type ArgotOptions,
  createArgot,
  refuseUnknownOptions,
  requireArgument,
} from "argot";
import { ConfigError } from "./config-error.js";
import type { LoadedConfig } from "./load-config.js";
import { readSource } from "./read-source.js";

/**
 * Creates the Argot instance of a project, with its options and its schemas. Each schema is known by its `file:` URL and by
 * its own identifier.
 *
 * @param options - Options of the program, such as `tier`. They override those of the configuration.
 * @throws ConfigError if a file cannot be read, or holds no schema.
 */
export async function argotOf(config: LoadedConfig, options: ArgotOptions = {}): Promise<Argot> {
  const isConfig = Array.isArray((config as LoadedConfig | undefined)?.schemas);
  requireArgument(isConfig, "argotOf", "a configuration, which `loadConfig` returns", config);
  refuseUnknownOptions("argotOf", options, argotOptionNames);
  const { options: configured, schemas } = config;
  const argot = createArgot({ ...configured, ...options });
  const documents = await Promise.all(schemas.map(async (file) => ({ file, document: await readSource(file) })));
  for (const { file, document } of documents) argot.add(schemaIn(document, file), pathToFileURL(file).href);
  return argot;
}

function schemaIn(document: unknown, file: string): unknown {
  if (canBeSchema(document)) return document;
  const advice = "a schema is an object, true or false";
  throw new ConfigError("invalid-schemas", { file, pointer: "" }, "it holds no schema", advice);
}
