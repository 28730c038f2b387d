import { canBeSchema, isObject, type Json } from "../json/types.js";
import { valueAt } from "../json/pointer.js";
import type { Path, Shape } from "../keyword/shape.js";

/**
 * The paths in the value of a keyword where a schema must be and none is; `undefined` if something else is wrong with the value as well,
 * or if the value itself must be a schema.
 */
export function faultySubschemas(shape: Shape<unknown>, value: Json): readonly Path[] | undefined {
  const faulty = shape.subschemaPaths(value).filter((path) => !canBeSchema(valueAt(value, path) as Json));
  if (faulty.some((path) => path.length === 0)) return undefined;
  const mended = faulty.reduce(withEmptySchema, value);
  return shape.problem(mended) ? undefined : faulty;
}

/** A copy of a value with an empty schema at a path. */
function withEmptySchema(value: Json, path: Path): Json {
  const [name, ...rest] = path;
  if (name === undefined) return {};
  const inner = withEmptySchema(valueAt(value, [name]) as Json, rest);
  if (Array.isArray(value)) return (value as Json[]).map((each, i) => (String(i) === name ? inner : each));
  return Object.assign(Object.create(null), isObject(value) ? value : {}, { [name]: inner }) as Json;
}
