import { dialectUris } from "argot";
import { schemaName } from "./document-schemas.js";

/**
 * A schema that names no dialect, with the one that it is written in: arrays of `items` have had no meaning since 2020-12. Other values
 * are returned as they are.
 */
export function withGuessedDialect(schema: unknown): unknown {
  if (!isMembers(schema) || Object.hasOwn(schema, schemaName) || !hasTuple(schema)) return schema;
  return { [schemaName]: dialectUris["2019-09"], ...schema };
}

/** Whether some `items` in a value is an array of schemas. */
function hasTuple(root: object): boolean {
  const pending: object[] = [root];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const [name, value] of Object.entries(next)) {
      if (
        name === "items" &&
        Array.isArray(value) &&
        value.every((each) => isMembers(each) || typeof each === "boolean")
      )
        return true;
      if (typeof value === "object" && value !== null) pending.push(value as object);
    }
  }
  return false;
}

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
