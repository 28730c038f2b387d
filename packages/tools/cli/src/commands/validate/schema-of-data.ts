import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Datum, nameOf } from "../../inputs/datum.js";
import { isUri } from "../../schemas/load-schema.js";
import { Problem } from "../../terminal/problem.js";

/** The schema argument that means: the schema that `$schema` of each value names. */
export const schemaOfData = "auto";

/**
 * The name of the schema that a value names in `$schema`, as editors read it: a path relative to the file of the value, or a URI.
 *
 * @throws Problem if it names none.
 */
export function schemaNameIn(datum: Datum): string {
  const { value, data } = datum;
  const name: unknown =
    typeof value === "object" && value !== null ? (value as { $schema?: unknown }).$schema : undefined;
  if (typeof name !== "string" || name === "")
    throw new Problem(`${nameOf(datum)} names no schema in $schema`, "add it, or name a schema on the command line");
  if (isUri(name)) return name;
  if (/^file:/i.test(name) && URL.canParse(name)) return fileURLToPath(name);
  return path.join(data === "-" ? "" : path.dirname(data), name);
}
