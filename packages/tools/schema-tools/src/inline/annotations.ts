import { equal } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import type { IndexedSchema, SchemaIndex } from "../schema-index/index.js";

/** Keywords that describe a value. What stands beside a reference says more about the place than what the referenced schema says. */
const overriding: ReadonlySet<string> = new Set(["title", "description", "default", "examples", "$comment"]);

/**
 * A schema with the keywords beside a reference to it, if these only describe and do not take away what the schema says otherwise.
 *
 * @param schema - The schema that holds the reference.
 * @param beside - What stands beside the reference.
 */
export function withAnnotations(
  index: SchemaIndex,
  schema: IndexedSchema,
  beside: JsonObject,
  target: Json,
): JsonObject | undefined {
  if (!isObject(target)) return undefined;
  const names = Object.keys(beside);
  if (names.some((name) => asserts(index, schema, name))) return undefined;
  const loses = names.some(
    (name) => !overriding.has(name) && Object.hasOwn(target, name) && !equal(beside[name], target[name]),
  );
  if (loses) return undefined;
  const rest = Object.entries(target).filter(([name]) => !Object.hasOwn(beside, name));
  return Object.fromEntries([...Object.entries(beside), ...rest]);
}

/** Whether a member of a schema says more than an annotation. */
export function asserts(index: SchemaIndex, schema: IndexedSchema, name: string): boolean {
  if (schema.unknown.includes(name)) return false;
  const meaning = index.meaningOf(schema).find(({ keyword }) => keyword.name === name);
  return (
    meaning === undefined ||
    meaning.provides.length > 0 ||
    meaning.keyword.subschemas.length > 0 ||
    meaning.rules.some(({ constraint }) => constraint.op !== "nothing")
  );
}
