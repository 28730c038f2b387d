import { pathToFileURL } from "node:url";
import { type Argot, type ArgotOptions, createArgot } from "argot";
import { ConfigError } from "./config-error.js";
import type { LoadedConfig } from "./load-config.js";
import { readSource } from "./read-source.js";

/**
 * The Argot of a project: made as the configuration says, with the schemas added. Each is known by its `file:` URL and by its
 * own identifier.
 *
 * @param options - Options that the program has a say in, such as `tier`; they come before those of the configuration.
 * @throws ConfigError when a file cannot be read, or holds no schema.
 */
export async function argotOf({ options: said, schemas }: LoadedConfig, options: ArgotOptions = {}): Promise<Argot> {
  const argot = createArgot({ ...said, ...options });
  const documents = await Promise.all(schemas.map(async (file) => ({ file, document: await readSource(file) })));
  for (const { file, document } of documents) argot.add(schemaIn(document, file), pathToFileURL(file).href);
  return argot;
}

function schemaIn(document: unknown, file: string): unknown {
  const isObject = typeof document === "object" && document !== null && !Array.isArray(document);
  if (isObject || typeof document === "boolean") return document;
  const advice = "a schema is an object, or true or false";
  throw new ConfigError("invalid-schemas", { file, pointer: "" }, "it holds no schema", advice);
}
