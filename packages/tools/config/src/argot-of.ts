import { pathToFileURL } from "node:url";
import { type Argot, type ArgotOptions, createArgot } from "argot";
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
export async function argotOf(
  { options: configured, schemas }: LoadedConfig,
  options: ArgotOptions = {},
): Promise<Argot> {
  const argot = createArgot({ ...configured, ...options });
  const documents = await Promise.all(schemas.map(async (file) => ({ file, document: await readSource(file) })));
  for (const { file, document } of documents) argot.add(schemaIn(document, file), pathToFileURL(file).href);
  return argot;
}

function schemaIn(document: unknown, file: string): unknown {
  const isObject = typeof document === "object" && document !== null && !Array.isArray(document);
  if (isObject || typeof document === "boolean") return document;
  const advice = "a schema is an object, true or false";
  throw new ConfigError("invalid-schemas", { file, pointer: "" }, "it holds no schema", advice);
}
