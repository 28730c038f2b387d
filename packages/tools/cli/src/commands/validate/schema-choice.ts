import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Datum, nameOf } from "../../inputs/datum.js";
import { isUri } from "../../schemas/schema-name.js";
import { type ProjectOptions, projectTable } from "../../schemas/project.js";
import type { Io } from "../../terminal/io.js";
import { Problem } from "../../terminal/problem.js";
import { schemaOfData } from "./validate-options.js";

/** Chooses the schema of a value. Schemas have the names that they would have on the command line. */
export interface SchemaChoice {
  /** The name of the schema for all values of a file; `undefined` if each value names its own. */
  readonly ofFile: (data: string) => Promise<string | undefined>;
  /**
   * The name of the schema that a value names.
   *
   * @throws Problem if it names none.
   */
  readonly ofValue: (datum: Datum) => string;
}

/**
 * The choice that the schema argument means.
 *
 * @throws Problem if the configuration cannot be used.
 */
export async function schemaChoice(
  schema: string,
  options: Pick<ProjectOptions, "config">,
  io: Pick<Io, "cwd">,
): Promise<SchemaChoice> {
  if (schema !== schemaOfData) return { ofFile: () => Promise.resolve(schema), ofValue: () => schema };
  const table = await projectTable(options, io);
  return {
    ofFile: (data) => (data === "-" ? Promise.resolve(undefined) : table.schemaOf(data)),
    ofValue: schemaNameIn,
  };
}

/** As in editors: a path relative to the file of the value, or a URI. */
function schemaNameIn(datum: Datum): string {
  const { value, data } = datum;
  const name: unknown =
    typeof value === "object" && value !== null ? (value as { $schema?: unknown }).$schema : undefined;
  if (typeof name !== "string" || name === "")
    throw new Problem(
      `${nameOf(datum)} has no schema`,
      'name one on the command line, in $schema of the value, or under "data" in the configuration',
    );
  if (isUri(name)) return name;
  if (/^file:/i.test(name) && URL.canParse(name)) return fileURLToPath(name);
  return path.join(data === "-" ? "" : path.dirname(data), name);
}
