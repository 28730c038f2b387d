import path from "node:path";
import { ConfigError, type ConfigLocation } from "./config-error.js";
import { isExcluding, patternsOf } from "./patterns.js";

/** A schema file of a project. */
export interface SchemaFile {
  /** The absolute path. */
  readonly file: string;
  /** JSON Pointer of the pattern that matches it, in the file of the configuration. */
  readonly pointer: string;
}

/**
 * The files that paths and patterns match, each once, sorted for each pattern.
 *
 * @param location - The location of the list.
 * @throws ConfigError if a pattern matches no file.
 */
export async function schemaFiles(
  patterns: readonly string[],
  { file, pointer }: ConfigLocation,
): Promise<readonly SchemaFile[]> {
  if (patterns.length === 0) return [];
  const { glob } = await import("tinyglobby");
  const cwd = path.dirname(file);
  const ignore = patternsOf(patterns).excluded;
  const files = new Map<string, SchemaFile>();
  for (const [i, pattern] of patterns.entries()) {
    if (isExcluding(pattern)) continue;
    const location = { file, pointer: `${pointer}/${i}` };
    // oxlint-disable-next-line no-await-in-loop -- in the order of the patterns
    const found = await glob(pattern, { cwd, ignore, absolute: true, expandDirectories: false });
    if (found.length === 0) {
      const advice = "correct it: patterns are relative to this file, with / between folders";
      throw new ConfigError("invalid-schemas", location, `${pattern} matches no file`, advice);
    }
    for (const each of found.map((name) => path.normalize(name)).toSorted())
      if (!files.has(each)) files.set(each, { file: each, pointer: location.pointer });
  }
  return [...files.values()];
}
