import path from "node:path";
import type { LoadedConfig } from "@argot/config";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";

/**
 * The schemas that the command line names, or else those of the project.
 *
 * @throws Problem if there are none.
 */
export function namedSchemas(
  names: readonly string[],
  config: Pick<LoadedConfig, "schemas"> | undefined,
  { cwd }: Pick<Io, "cwd">,
): readonly string[] {
  const schemas = names.length > 0 ? names : (config?.schemas ?? []).map((file) => path.relative(cwd, file));
  if (schemas.length === 0)
    throw new Problem("no schema is named", 'name files or folders, or list them under "schemas" in the configuration');
  return schemas;
}
