import { valueAt } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import type { Dialect } from "argot";

/** Whether a keyword of a dialect holds schemas in a value. */
export const holdsSchemas = (dialect: Dialect, name: string, value: Json): boolean =>
  pathsIn(dialect, name, value).length > 0;

/** A schema whose subschemas, one level below it, are changed. */
export function mapSubschemas(schema: JsonObject, dialect: Dialect, change: (schema: Json) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]): [string, Json] => [
      name,
      pathsIn(dialect, name, value).reduce<Json>(
        (result, path) => withPart(result, path, change(valueAt(result, path) as Json)),
        value,
      ),
    ]),
  );
}

function pathsIn(dialect: Dialect, name: string, value: Json): readonly (readonly string[])[] {
  const shape = dialect.keywords.get(name)?.keyword.value;
  return !shape || shape.problem(value) ? [] : shape.subschemaPaths(value);
}

/** A value with another part at a path. */
function withPart(value: Json, [first, ...rest]: readonly string[], part: Json): Json {
  if (first === undefined) return part;
  if (Array.isArray(value))
    return value.map((each: Json, i): Json => (String(i) === first ? withPart(each, rest, part) : each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === first ? withPart(each, rest, part) : each]),
  );
}
